// Which builder draws which kind, and how its picture is framed.
import { belt } from './accessories.ts'
import { shoulderBag, tote } from './bags.ts'
import type { Board } from './board.ts'
import { jeans, pleatedSkirt } from './bottoms.ts'
import { knitDress, shirtDress, slip } from './dresses.ts'
import { sunglasses } from './eyewear.ts'
import type { FrameLook } from './frame.ts'
import { hat } from './hats.ts'
import type { LabelStyle } from './inside-label.ts'
import { earrings } from './jewellery.ts'
import type { CutKind } from './kinds.ts'
import { sweater } from './knits.ts'
import { cardigan, hoodie, puffer } from './layers.ts'
import { maxiDress } from './maxi.ts'
import { scarf } from './scarves.ts'
import { backpack, clutch } from './small-bags.ts'
import { bracelet, necklace, ring, watch } from './small-jewels.ts'
import type { Part } from './spec.ts'
import { blazer, coat } from './tailoring.ts'
import { blouse, shirt, tee } from './tops.ts'
import { jumpsuit, romper, shorts, skirt, trousers } from './trousers.ts'
import { dayDress, wrapDress } from './wrap.ts'

export type Cut = FrameLook & {
  build: (board: Board) => void
  /** The middle of the part a detail view shows. */
  detail: readonly [number, number]
  /** Left, top, right, bottom of a part that is cloth everywhere: marks lie within. */
  body: readonly [number, number, number, number]
  /** Where the parts are that flaws are named by. */
  parts?: Partial<Record<Part, readonly [number, number]>>
  /** How the inside looks; cloth when not said. */
  label?: LabelStyle
  /** True when its other side is its mirror image. */
  turns?: true
}

const knitted = { finish: 'knit', shadow: 'flat' } as const
const pressed = { finish: 'stiff', shadow: 'flat' } as const
const standing = { finish: 'hide', shadow: 'floor', label: 'leather' } as const
const onCard = { finish: 'none', shadow: 'flat', label: 'pouch' } as const

export const cuts: Record<CutKind, Cut> = {
  tee: {
    build: tee,
    zoom: [396, 1.34],
    detail: [400, 300],
    body: [300, 440, 500, 760],
    parts: { hem: [330, 774], cuff: [200, 400] },
  },
  blouse: {
    build: blouse,
    zoom: [400, 1.22],
    detail: [400, 330],
    body: [290, 440, 330, 740],
    parts: { hem: [330, 780], cuff: [160, 730] },
  },
  shirt: {
    build: shirt,
    zoom: [412, 1.22],
    detail: [400, 300],
    body: [290, 420, 510, 760],
    parts: { hem: [320, 800], cuff: [160, 740] },
  },
  sweater: {
    build: sweater,
    ...knitted,
    zoom: [440, 1.16],
    detail: [400, 340],
    body: [280, 320, 520, 760],
    parts: { hem: [320, 856], cuff: [140, 830] },
  },
  cardigan: {
    build: cardigan,
    ...knitted,
    zoom: [440, 1.16],
    detail: [400, 560],
    body: [270, 480, 360, 660],
    parts: { hem: [310, 856], cuff: [140, 830] },
  },
  hoodie: {
    build: hoodie,
    ...knitted,
    zoom: [410, 1.14],
    detail: [400, 300],
    body: [280, 460, 520, 620],
    parts: { hem: [320, 856], cuff: [140, 830] },
  },
  blazer: {
    build: blazer,
    finish: 'stiff',
    zoom: [406, 1.32],
    detail: [400, 430],
    body: [290, 480, 390, 620],
    parts: { cuff: [206, 740], front: [408, 620], lining: [400, 400], hem: [320, 800] },
  },
  coat: {
    build: coat,
    finish: 'stiff',
    zoom: [510, 1.02],
    detail: [400, 400],
    body: [290, 660, 500, 880],
    parts: { cuff: [206, 700], front: [430, 560], lining: [400, 360], hem: [320, 900] },
  },
  puffer: {
    build: puffer,
    ...pressed,
    finish: 'cloth',
    zoom: [436, 1.22],
    detail: [400, 300],
    body: [270, 300, 370, 780],
    parts: { cuff: [182, 760], front: [330, 560], hem: [320, 830], lining: [380, 200] },
  },
  'day-dress': {
    build: dayDress,
    zoom: [480, 1.1],
    detail: [400, 330],
    body: [330, 540, 480, 780],
    parts: { hem: [330, 812] },
  },
  'maxi-dress': {
    build: maxiDress,
    zoom: [506, 1.04],
    detail: [400, 330],
    body: [310, 450, 480, 880],
    parts: { hem: [330, 900] },
  },
  'shirt-dress': {
    build: shirtDress,
    zoom: [506, 1.04],
    detail: [400, 320],
    body: [320, 540, 480, 840],
    parts: { hem: [310, 890] },
  },
  'knit-dress': {
    build: knitDress,
    ...knitted,
    zoom: [542, 1.08],
    detail: [400, 280],
    body: [310, 320, 490, 860],
    parts: { hem: [340, 920], cuff: [150, 750] },
  },
  'wrap-dress': {
    build: wrapDress,
    zoom: [506, 1.04],
    detail: [390, 400],
    body: [330, 520, 480, 840],
    parts: { hem: [260, 890] },
  },
  slip: {
    build: slip,
    zoom: [508, 1.03],
    detail: [400, 330],
    body: [310, 400, 490, 860],
    parts: { hem: [320, 910] },
  },
  skirt: {
    build: skirt,
    finish: 'stiff',
    zoom: [490, 1.22],
    detail: [400, 310],
    body: [290, 340, 510, 760],
    parts: { hem: [300, 804] },
  },
  'pleated-skirt': {
    build: pleatedSkirt,
    finish: 'stiff',
    zoom: [504, 1.08],
    detail: [400, 300],
    body: [280, 400, 520, 820],
    parts: { hem: [320, 860] },
  },
  jeans: {
    build: jeans,
    ...pressed,
    zoom: [532, 1.08],
    detail: [400, 250],
    body: [260, 480, 370, 880],
    parts: { hem: [296, 922], knee: [308, 620] },
  },
  trousers: {
    build: trousers,
    ...pressed,
    zoom: [526, 1.06],
    detail: [400, 240],
    body: [262, 460, 380, 880],
    parts: { hem: [296, 912], knee: [310, 600] },
  },
  shorts: {
    build: shorts,
    ...pressed,
    zoom: [524, 1.4],
    detail: [400, 420],
    body: [270, 480, 380, 660],
    parts: { hem: [290, 718] },
  },
  jumpsuit: {
    build: jumpsuit,
    zoom: [506, 1.03],
    detail: [400, 330],
    body: [300, 640, 380, 900],
    parts: { hem: [316, 930], knee: [330, 720] },
  },
  romper: {
    build: romper,
    zoom: [480, 1.14],
    detail: [400, 380],
    body: [300, 620, 380, 780],
    parts: { hem: [310, 806] },
  },
  tote: {
    build: tote,
    ...standing,
    zoom: [520, 1.1],
    detail: [400, 520],
    body: [240, 540, 500, 780],
    parts: { hardware: [282, 456], corner: [226, 860], lining: [400, 436] },
  },
  'shoulder-bag': {
    build: shoulderBag,
    ...standing,
    zoom: [500, 1.12],
    detail: [400, 650],
    body: [230, 540, 560, 640],
    parts: { hardware: [400, 700], corner: [200, 820], lining: [400, 560] },
  },
  clutch: {
    build: clutch,
    ...standing,
    zoom: [600, 1.1],
    detail: [400, 640],
    body: [260, 480, 540, 560],
    parts: { hardware: [400, 640], corner: [180, 740] },
  },
  backpack: {
    build: backpack,
    ...standing,
    zoom: [530, 1.12],
    detail: [316, 600],
    body: [340, 330, 460, 540],
    parts: { hardware: [318, 590], corner: [246, 800] },
  },
  earrings: {
    build: earrings,
    turns: true,
    ...onCard,
    detail: [262, 520],
    body: [240, 560, 280, 640],
    parts: { clasp: [262, 268] },
  },
  necklace: {
    build: necklace,
    ...onCard,
    detail: [400, 620],
    body: [380, 620, 420, 660],
    parts: { clasp: [400, 590] },
  },
  ring: {
    build: ring,
    turns: true,
    ...onCard,
    detail: [400, 380],
    body: [380, 690, 420, 708],
    parts: { clasp: [300, 660] },
  },
  bracelet: {
    build: bracelet,
    turns: true,
    ...onCard,
    detail: [390, 610],
    body: [360, 630, 400, 650],
    parts: { clasp: [370, 640] },
  },
  watch: {
    build: watch,
    ...onCard,
    label: 'leather',
    detail: [400, 494],
    body: [360, 640, 440, 690],
    parts: { clasp: [400, 110] },
  },
  scarf: {
    build: scarf,
    turns: true,
    ...knitted,
    zoom: [510, 1.08],
    detail: [340, 740],
    body: [290, 300, 400, 780],
    parts: { hem: [330, 820] },
  },
  belt: {
    build: belt,
    ...standing,
    zoom: [560, 1.14],
    detail: [400, 630],
    body: [210, 600, 320, 630],
    parts: { holes: [560, 610] },
  },
  hat: {
    build: hat,
    ...standing,
    finish: 'stiff',
    label: 'leather',
    zoom: [560, 1.1],
    detail: [480, 560],
    body: [290, 400, 500, 540],
    parts: { crown: [420, 440] },
  },
  sunglasses: {
    build: sunglasses,
    turns: true,
    ...onCard,
    shadow: 'floor',
    zoom: [540, 1.16],
    detail: [280, 500],
    body: [190, 480, 320, 580],
    parts: { lens: [270, 530] },
  },
}
