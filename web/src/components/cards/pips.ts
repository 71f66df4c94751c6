/** Where the pips of a number card lie: columns 0–2, rows in percent of the height. */
const [LEFT, MIDDLE, RIGHT] = [49, 66, 83];

const two = (...ys: number[]) => ys.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]);
const one = (...ys: number[]) => ys.map((y) => [MIDDLE, y] as const);

export const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  '2': one(26, 114),
  '3': one(26, 70, 114),
  '4': two(26, 114),
  '5': [...two(26, 114), ...one(70)],
  '6': two(26, 70, 114),
  '7': [...two(26, 70, 114), ...one(48)],
  '8': [...two(26, 70, 114), ...one(48, 92)],
  '9': [...two(26, 55, 85, 114), ...one(70)],
  T: [...two(26, 55, 85, 114), ...one(41, 99)],
};
