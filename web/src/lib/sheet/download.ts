/** Hands a file to the browser to keep. */
export function download(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Gives a file to the system's own sharing; false where there is none for files. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title };
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    // AbortError: the person thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}
