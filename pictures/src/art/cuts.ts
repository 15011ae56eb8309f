// Which builder draws which kind, and how its picture is framed.
import { belt, hat, scarf, sunglasses } from './accessories.ts'
import { shoulderBag, tote } from './bags.ts'
import type { Board } from './board.ts'
import { jeans, pleatedSkirt } from './bottoms.ts'
import { knitDress, shirtDress, slip } from './dresses.ts'
import type { FrameLook } from './frame.ts'
import { pump, sandal } from './heels.ts'
import type { LabelStyle } from './inside-label.ts'
import { earrings } from './jewellery.ts'
import type { ArtKind } from './kinds.ts'
import { sweater } from './knits.ts'
import { cardigan, hoodie, puffer } from './layers.ts'
import { boot, sneaker } from './shoes.ts'
import { backpack, clutch } from './small-bags.ts'
import { bracelet, necklace, ring, watch } from './small-jewels.ts'
import { blazer, coat } from './tailoring.ts'
import { blouse, shirt, tee } from './tops.ts'
import { jumpsuit, romper, shorts, skirt, trousers } from './trousers.ts'
import { dayDress, maxiDress, wrapDress } from './wrap.ts'

export type Cut = FrameLook & {
  build: (board: Board) => void
  /** The middle of the part a detail view shows. */
  detail: readonly [number, number]
  /** Left, top, right, bottom of a part that is cloth everywhere: marks lie within. */
  body: readonly [number, number, number, number]
  /** How the inside looks; cloth when not said. */
  label?: LabelStyle
  /** True when its other side is its mirror image. */
  turns?: true
}

const knitted = { finish: 'knit', shadow: 'flat' } as const
const pressed = { finish: 'stiff', shadow: 'flat' } as const
const standing = { finish: 'hide', shadow: 'floor', label: 'leather' } as const
const onCard = { finish: 'none', shadow: 'flat', label: 'pouch' } as const

export const cuts: Record<ArtKind, Cut> = {
  tee: { build: tee, zoom: [494, 1.14], detail: [400, 300], body: [300, 440, 500, 760] },
  blouse: { build: blouse, zoom: [466, 1.12], detail: [400, 330], body: [290, 440, 330, 740] },
  shirt: { build: shirt, zoom: [466, 1.12], detail: [400, 300], body: [290, 420, 510, 760] },
  sweater: { build: sweater, ...knitted, zoom: [536, 1.14], detail: [400, 340], body: [280, 320, 520, 760] },
  cardigan: { build: cardigan, ...knitted, zoom: [536, 1.14], detail: [400, 560], body: [270, 480, 360, 660] },
  hoodie: { build: hoodie, ...knitted, zoom: [490, 1.1], detail: [400, 300], body: [280, 460, 520, 620] },
  blazer: { build: blazer, finish: 'stiff', zoom: [452, 1.16], detail: [400, 430], body: [290, 480, 390, 620] },
  coat: { build: coat, finish: 'stiff', zoom: [510, 1.02], detail: [400, 400], body: [290, 660, 500, 880] },
  puffer: { build: puffer, ...pressed, finish: 'cloth', zoom: [490, 1.14], detail: [400, 300], body: [270, 300, 370, 780] },
  'day-dress': { build: dayDress, zoom: [480, 1.1], detail: [400, 330], body: [330, 540, 480, 780] },
  'maxi-dress': { build: maxiDress, zoom: [506, 1.04], detail: [400, 330], body: [310, 450, 480, 880] },
  'shirt-dress': { build: shirtDress, zoom: [506, 1.04], detail: [400, 320], body: [320, 540, 480, 840] },
  'knit-dress': { build: knitDress, ...knitted, zoom: [542, 1.08], detail: [400, 280], body: [310, 320, 490, 860] },
  'wrap-dress': { build: wrapDress, zoom: [506, 1.04], detail: [390, 400], body: [330, 520, 480, 840] },
  slip: { build: slip, zoom: [508, 1.03], detail: [400, 330], body: [310, 400, 490, 860] },
  skirt: { build: skirt, finish: 'stiff', zoom: [490, 1.22], detail: [400, 310], body: [290, 340, 510, 760] },
  'pleated-skirt': { build: pleatedSkirt, finish: 'stiff', zoom: [504, 1.08], detail: [400, 300], body: [280, 400, 520, 820] },
  jeans: { build: jeans, ...pressed, zoom: [532, 1.08], detail: [400, 250], body: [260, 480, 370, 880] },
  trousers: { build: trousers, ...pressed, zoom: [526, 1.06], detail: [400, 240], body: [262, 460, 380, 880] },
  shorts: { build: shorts, ...pressed, zoom: [524, 1.4], detail: [400, 420], body: [270, 480, 380, 660] },
  jumpsuit: { build: jumpsuit, zoom: [506, 1.03], detail: [400, 330], body: [300, 640, 380, 900] },
  romper: { build: romper, zoom: [480, 1.14], detail: [400, 380], body: [300, 620, 380, 780] },
  sneaker: { build: sneaker, turns: true, ...standing, zoom: [600, 1.08], detail: [300, 640], body: [200, 640, 600, 730] },
  pump: { build: pump, turns: true, ...standing, zoom: [600, 1.06], detail: [220, 760], body: [120, 760, 260, 810] },
  boot: { build: boot, turns: true, ...standing, zoom: [552, 1.06], detail: [440, 380], body: [370, 300, 560, 560] },
  sandal: { build: sandal, turns: true, ...standing, zoom: [600, 1], detail: [640, 640], body: [180, 670, 340, 700] },
  tote: { build: tote, ...standing, zoom: [520, 1.1], detail: [400, 520], body: [240, 540, 500, 780] },
  'shoulder-bag': { build: shoulderBag, ...standing, zoom: [500, 1.12], detail: [400, 650], body: [230, 540, 560, 640] },
  clutch: { build: clutch, ...standing, zoom: [600, 1.1], detail: [400, 640], body: [260, 480, 540, 560] },
  backpack: { build: backpack, ...standing, zoom: [530, 1.12], detail: [316, 600], body: [340, 330, 460, 540] },
  earrings: { build: earrings, turns: true, ...onCard, detail: [262, 520], body: [240, 560, 280, 640] },
  necklace: { build: necklace, ...onCard, detail: [400, 620], body: [380, 620, 420, 660] },
  ring: { build: ring, turns: true, ...onCard, detail: [400, 380], body: [380, 690, 420, 708] },
  bracelet: { build: bracelet, turns: true, ...onCard, detail: [390, 610], body: [360, 630, 400, 650] },
  watch: { build: watch, ...onCard, label: 'leather', detail: [400, 494], body: [360, 640, 440, 690] },
  scarf: { build: scarf, turns: true, ...knitted, zoom: [510, 1.08], detail: [340, 740], body: [290, 300, 400, 780] },
  belt: { build: belt, ...standing, zoom: [560, 1.14], detail: [400, 630], body: [210, 600, 320, 630] },
  hat: { build: hat, ...standing, finish: 'stiff', label: 'leather', zoom: [560, 1.1], detail: [480, 560], body: [290, 400, 500, 540] },
  sunglasses: { build: sunglasses, turns: true, ...onCard, shadow: 'floor', zoom: [540, 1.16], detail: [280, 500], body: [190, 480, 320, 580] },
}
