// Necklines: the opening with the back of the neck inside it, and the band around it.
import type { Board, PieceLook } from './board.ts'
import { edges, reversed, whole } from './paths.ts'
import { neckLabel } from './props.ts'
import type { Neck } from './spec.ts'

type Opening = { inner: string; outer: string }

/** Halves from the middle to the left shoulder: the edge itself, and where its band ends. */
const openings: Record<Exclude<Neck, 'turtle'>, Opening> = {
  crew: { inner: 'M400,238C374,236 354,212 348,178', outer: 'M400,259C366,258 342,224 332,183' },
  v: { inner: 'M400,334C388,306 362,232 348,178', outer: 'M400,360C384,322 348,240 332,183' },
  scoop: { inner: 'M400,312C362,310 342,250 336,181', outer: 'M400,330C350,328 328,262 320,187' },
  square: {
    inner: 'M400,284L350,284C346,250 344,216 342,179',
    outer: 'M400,302L334,302C330,262 328,220 326,185',
  },
  boat: { inner: 'M400,216C362,216 326,200 308,189', outer: 'M400,232C356,232 316,212 296,194' },
  mock: { inner: 'M400,190C372,190 354,184 348,176', outer: 'M400,214C366,214 342,200 332,183' },
}

const openingOf = (neck: Neck): Opening => openings[neck === 'turtle' ? 'mock' : neck]

/** The half outline of a front, from its middle to the shoulder. */
export const neckEdge = (neck: Neck) => openingOf(neck).outer

/** What shows through the opening; first of all that is laid. */
export const neckInside = (b: Board, neck: Neck) => {
  const { outer } = openingOf(neck)
  b.piece(whole(`M400,196C376,196 358,190 346,180${reversed(outer).replace('M', 'L')}`), {
    tone: -0.42,
    edge: 0.6,
  })
  neckLabel(b, 200)
}

/** The band; of the same knit or cloth, over the front. */
export const neckBand = (b: Board, neck: Neck, look: PieceLook = {}) => {
  const { inner, outer } = openingOf(neck)
  if (neck === 'mock' || neck === 'turtle') {
    const top = neck === 'turtle' ? 128 : 152
    b.piece(whole(`M400,${top}C374,${top} 354,${top + 4} 348,${top + 12}L338,200C358,214 380,220 400,220`), {
      cast: 4,
      edge: 0.7,
      tone: 0.03,
      warp: edges(`348,${top + 8} 338,206`, `452,${top + 8} 462,206`),
      ...look,
    })
    b.piece(
      `M352,${top + 9}C374,${top + 18} 426,${top + 18} 448,${top + 9}C436,${top + 1} 364,${top + 1} 352,${top + 9}Z`,
      { tone: -0.5, edge: 0.4 },
    )
    return
  }
  b.piece(whole(`${inner}L${reversed(outer).slice(1)}`), {
    cast: 3,
    edge: 0.5,
    tone: 0.03,
    cloth: { pattern: 'solid' },
    ...look,
  })
}
