/** A value that can be picked, as it is shown. */
export interface Choice<V> {
  readonly value: V;
  readonly label: string;
  readonly help?: string;
  readonly disabled?: boolean;
}
