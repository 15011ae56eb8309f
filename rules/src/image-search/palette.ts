// The 32 fixed colors that a look's color part counts, in OKLab.

/** Lightness from 0 to 1, and the two axes of color. */
export type Lab = readonly [number, number, number]

/** Five grays, nine hues in three depths. Chroma grows with the middle lightness, as colors of cloth do. */
const grays: readonly Lab[] = [0.12, 0.32, 0.55, 0.78, 0.96].map((lightness): Lab => [lightness, 0, 0])
const depths = [
  { lightness: 0.35, chroma: 0.08 },
  { lightness: 0.58, chroma: 0.13 },
  { lightness: 0.82, chroma: 0.08 },
]
const hues = 9

/** The colors, in the order of a look's last 32 bytes. */
export const palette: readonly Lab[] = [
  ...grays,
  ...depths.flatMap(({ lightness, chroma }) =>
    Array.from({ length: hues }, (_, i): Lab => {
      const angle = (2 * Math.PI * i) / hues
      return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
    }),
  ),
]
