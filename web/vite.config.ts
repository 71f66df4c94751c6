import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { BEST, writeBrotli } from './scripts/compress.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const OUT = path('../src/barg/server/static');

/** Writes `x.br` and `x.gz` beside every text asset, for a server that serves them as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
          const file = join(OUT, name);
          if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || statSync(file).size < 1024) continue;
          writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
          writeBrotli(file, BEST);
        }
      },
    },
  };
}

const server = process.env.BARG_DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    svelte(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'برگ · Barg',
        short_name: 'برگ',
        description: 'بازی‌های ورق ایرانی، آزاد و بدون آگهی',
        lang: 'fa',
        dir: 'rtl',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#17231f',
        theme_color: '#17231f',
        shortcuts: [{ name: 'برگهٔ امتیاز · Score sheet', url: '/sheet' }],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
          { src: '/icons/leaf.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackAllowlist: [/^\/$/, /^\/(t|new|about|learn|sheet|replay|offline)(\/|$)/],
        cleanupOutdatedCaches: true,
        // What play without a network needs is kept once a page has asked for it, never before.
        runtimeCaching: [
          { urlPattern: /\/offline\/assets\//, handler: 'CacheFirst', options: { cacheName: 'barg-offline' } },
        ],
      },
    }),
    precompress(),
  ],
  resolve: {
    alias: { $lib: path('./src/lib'), $components: path('./src/components') },
    // Components are tested in Node with the browser's build of Svelte.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  // A folder of its own: the server lets only what lies there run WebAssembly.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'assets/wasm/[name]-[hash].js' } } },
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
}));
