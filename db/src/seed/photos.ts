// The pictures of an item: which views, in which order, and how each is drawn.
import type { Pattern } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { canFold } from '@hemline/rules/catalogue/silhouettes/showing.ts'
import { secondImageHostFrom } from '@hemline/rules/vocabulary/constants.ts'
import type { Chance } from './chance.ts'
import type { Look } from './look.ts'
import type { SeedShape } from './shape.ts'
import { type FlawWords, wearOf } from './wear.ts'

export type SeedView = 'front' | 'back' | 'detail' | 'label' | 'folded' | 'flaw'
export type SeedArt = {
  kind: string
  cloth: {
    color: string
    color2?: string
    color3?: string
    pattern: Pattern
    shine: number
    texture: string
    scale: number
  }
  shape: SeedShape
  /** How the piece is cut. */
  cut: Shape
  /** How the other piece of a set is cut. */
  also?: Shape
  backdrop: string
  seed: number
  /** The seed of how the piece was laid for its picture; pieces of one style differ in nothing else. */
  hand: number
  view: SeedView
  flaw?: [number, number]
  mark?: string
  part?: string
  mended?: true
  words?: SeedLabel
}
/** The text of the sewn-in label. */
export type SeedLabel = { brand: string; size: string; material: string }
export type SeedPhoto = { id: number; photo_number: number; caption: string | null; art: SeedArt }

const firstPhotoId = 820_000_000
const idsEach = 16
const backdrops = ['plaster', 'oat', 'clay'] as const
const usual: readonly SeedView[] = ['front', 'back', 'detail', 'label']
const withFolded: readonly SeedView[] = [...usual, 'folded']

type Question = {
  index: number
  look: Look
  label: SeedLabel
  /** Its flaw, or none; a mended one is gone from all pictures but the one of before and after. */
  wear: { words: FlawWords; mended: boolean } | null
  chance: Chance
  /** How many walls further on it is photographed. */
  wallsOn: number
  count: number | undefined
  secondHost: boolean
}

/**
 * Returns a seeded item's photos: `count`, or three to five (six when it has a flaw), with ids from the
 * item's index; a flaw that it has is always shown when there is more than one photo. A second round of views
 * has another wall.
 */
export function photosOf({
  index,
  look,
  label,
  wear: worn,
  chance,
  wallsOn,
  count,
  secondHost,
}: Question): SeedPhoto[] {
  const wanted = count ?? chance.int(3, worn ? 6 : 5)
  const first = (secondHost ? secondImageHostFrom : firstPhotoId) + index * idsEach
  const seed = chance.int(1, 999_999)
  const scale = 0.8 + chance.int(0, 8) / 20
  const firstWall = chance.int(0, backdrops.length - 1) + wallsOn
  const spot: [number, number] = [chance.int(300, 350), chance.int(480, 720)]
  const cloth = {
    color: (look.strap ?? look.shade).hex,
    ...(look.second ? { color2: look.second.hex } : {}),
    ...(look.third ? { color3: look.third.hex } : {}),
    pattern: look.pattern,
    shine: look.shine,
    texture: look.texture,
    scale,
  }
  const shape = { ...look.shape, ...(look.strap ? { metal: look.shade.hex } : {}) }
  const wear = worn
    ? { flaw: spot, ...wearOf(look.flaw), ...(worn.mended ? { mended: true as const } : {}) }
    : {}
  const order = canFold(look.cut) && !look.also ? withFolded : usual
  const told = worn && (worn.mended ? worn.words.before : worn.words.flaw)
  return Array.from({ length: wanted }, (_, i) => {
    // A second round shows the same piece before another wall.
    const backdrop = backdrops[(firstWall + Math.floor(i / order.length)) % backdrops.length] ?? 'plaster'
    const view =
      worn && i > 0 && i === Math.min(wanted - 1, 5) ? 'flaw' : (order[i % order.length] ?? 'front')
    const art: SeedArt = {
      kind: look.drawn,
      cloth,
      shape,
      cut: look.cut,
      ...(look.also && { also: look.also }),
      backdrop,
      seed,
      hand: index,
      view,
      ...wear,
      ...(view === 'label' ? { words: label } : {}),
    }
    return { id: first + i, photo_number: i + 1, caption: view === 'flaw' ? told : null, art }
  })
}
