// Which builder draws which kind, and how its picture is framed.
import { shoulderBag, tote } from './bags.ts'
import type { Board } from './board.ts'
import { jeans, pleatedSkirt } from './bottoms.ts'
import { knitDress, shirtDress, slip, wrapDress } from './dresses.ts'
import type { FrameLook } from './frame.ts'
import { earrings } from './jewellery.ts'
import type { ArtKind } from './kinds.ts'
import { sweater } from './knits.ts'
import { boot, sneaker } from './shoes.ts'
import { blazer, coat } from './tailoring.ts'
import { shirt } from './tops.ts'

export type Cut = FrameLook & {
  build: (board: Board) => void
  /** x, y and width of the part a detail view shows. */
  detail: readonly [number, number, number]
  /** Left, top, right, bottom of a part that is cloth everywhere: marks lie within. */
  body: readonly [number, number, number, number]
}

const wrapCut: Cut = { build: wrapDress, zoom: [506, 1.04], detail: [390, 400, 330], body: [330, 520, 480, 840] }
const shirtCut: Cut = { build: shirt, zoom: [466, 1.12], detail: [400, 300, 320], body: [290, 420, 510, 760] }
const sweaterCut: Cut = { build: sweater, finish: 'knit', shadow: 'flat', zoom: [536, 1.14], detail: [400, 340, 330], body: [280, 320, 520, 760] }
const coatCut: Cut = { build: coat, finish: 'stiff', zoom: [510, 1.02], detail: [400, 400, 340], body: [290, 660, 500, 880] }
const jeansCut: Cut = { build: jeans, finish: 'stiff', shadow: 'flat', zoom: [532, 1.08], detail: [400, 250, 330], body: [260, 480, 370, 880] }
const skirtCut: Cut = { build: pleatedSkirt, finish: 'stiff', zoom: [504, 1.08], detail: [400, 300, 300], body: [280, 400, 520, 820] }
const shoeCut: Cut = { build: sneaker, finish: 'hide', shadow: 'floor', zoom: [600, 1.08], detail: [300, 640, 340], body: [200, 640, 600, 730] }
const toteCut: Cut = { build: tote, finish: 'hide', shadow: 'floor', zoom: [520, 1.1], detail: [400, 520, 330], body: [240, 540, 500, 780] }
const flapCut: Cut = { build: shoulderBag, finish: 'hide', shadow: 'floor', zoom: [500, 1.12], detail: [400, 650, 330], body: [230, 540, 560, 640] }
const jewelCut: Cut = { build: earrings, finish: 'none', shadow: 'flat', detail: [262, 520, 300], body: [240, 560, 280, 640] }

export const cuts: Record<ArtKind, Cut> = {
  tee: shirtCut,
  blouse: shirtCut,
  shirt: shirtCut,
  sweater: sweaterCut,
  cardigan: sweaterCut,
  hoodie: sweaterCut,
  blazer: { build: blazer, finish: 'stiff', zoom: [452, 1.16], detail: [400, 430, 340], body: [290, 480, 390, 620] },
  coat: coatCut,
  puffer: coatCut,
  'day-dress': wrapCut,
  'maxi-dress': wrapCut,
  'shirt-dress': { build: shirtDress, zoom: [506, 1.04], detail: [400, 320, 330], body: [320, 540, 480, 840] },
  'knit-dress': { build: knitDress, finish: 'knit', shadow: 'flat', zoom: [542, 1.08], detail: [400, 280, 330], body: [310, 320, 490, 860] },
  'wrap-dress': wrapCut,
  slip: { build: slip, zoom: [508, 1.03], detail: [400, 330, 320], body: [310, 400, 490, 860] },
  skirt: skirtCut,
  'pleated-skirt': skirtCut,
  jeans: jeansCut,
  trousers: jeansCut,
  shorts: jeansCut,
  jumpsuit: wrapCut,
  romper: wrapCut,
  sneaker: shoeCut,
  pump: shoeCut,
  boot: { build: boot, finish: 'hide', shadow: 'floor', zoom: [552, 1.06], detail: [440, 380, 320], body: [370, 300, 560, 560] },
  sandal: shoeCut,
  tote: toteCut,
  'shoulder-bag': flapCut,
  clutch: flapCut,
  backpack: toteCut,
  earrings: jewelCut,
  necklace: jewelCut,
  ring: jewelCut,
  bracelet: jewelCut,
  watch: jewelCut,
  scarf: sweaterCut,
  belt: jewelCut,
  hat: toteCut,
  sunglasses: jewelCut,
}
