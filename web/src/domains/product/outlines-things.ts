// Outlines of shoes, bags, jewelry and accessories, with the lines along which each measure is taken.
import type { Outline } from './outline-type.ts'

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`

const heel: Outline = {
  view: [40, 380, 680, 470],
  shapes: [
    'M150,478C148,436 188,416 232,446C296,498 424,550 522,606C592,644 644,662 652,690C654,708 642,716 612,716L486,716C408,712 336,652 254,612L228,612L214,764L182,764L168,604C156,560 150,520 150,478Z',
  ],
  seams: ['M232,446C248,530 330,590 440,634C520,664 600,690 650,696', 'M168,604C196,600 228,602 254,612'],
  marks: {
    'Heel height': { line: [104, 606, 104, 764], how: 'where the heel meets the sole, down to the floor' },
    Insole: { line: [150, 808, 652, 808], how: 'inside, heel to toe' },
  },
}
const sneaker: Outline = {
  view: [50, 320, 690, 490],
  shapes: [
    'M150,432C190,474 250,472 302,420L332,398C362,472 444,544 562,572C622,586 652,610 656,660L148,660C138,580 138,504 150,432Z',
    'M140,656L662,656C666,690 656,712 640,716L166,716C144,714 136,690 140,656Z',
  ],
  seams: [
    'M332,398L302,356L260,370L272,444',
    'M354,444L300,486',
    'M386,480L338,522',
    'M424,510L380,552',
    'M150,540C230,560 300,600 330,656',
    'M520,562C510,600 520,640 530,656',
  ],
  marks: {
    'Heel height': { line: [98, 656, 98, 716], how: 'sole at the heel, down to the floor' },
    Insole: { line: [150, 766, 656, 766], how: 'inside, heel to toe' },
  },
}
/** The strap and handles of a bag, left out for a bag without any. */
export const bagStraps: readonly string[] = [
  'M296,462C286,252 346,182 400,182C454,182 514,252 504,462',
  'M312,462C304,270 354,200 400,200C446,200 496,270 488,462',
  'M280,462L276,540L322,540L318,462',
  'M482,462L478,540L524,540L520,462',
]
const bag: Outline = {
  view: [50, 130, 740, 800],
  shapes: ['M606,462L680,424L724,790L650,840Z', 'M194,462L606,462L650,840L150,840Z'],
  seams: [...bagStraps, 'M190,502L610,502'],
  marks: {
    Width: { line: [150, 884, 650, 884], how: 'along the bottom' },
    Height: { line: [106, 462, 106, 840], how: 'bottom to top, without the handles' },
    Depth: { line: [674, 866, 748, 816], at: [764, 880], how: 'along the bottom, front to back' },
    'Strap drop': { line: [400, 206, 400, 456], how: 'highest point of the handle to the top edge' },
    'Handle drop': { line: [400, 206, 400, 456], how: 'highest point of the handle to the top edge' },
  },
}
const earrings: Outline = {
  view: [190, 160, 480, 430],
  shapes: [
    'M310,300C246,384 246,480 310,540C374,480 374,384 310,300Z',
    'M500,300C436,384 436,480 500,540C564,480 564,384 500,300Z',
  ],
  seams: [
    'M310,300L310,250C310,206 262,206 262,252',
    'M500,300L500,250C500,206 452,206 452,252',
    circle(310, 440, 22),
    circle(500, 440, 22),
  ],
  marks: {
    Drop: { line: [618, 216, 618, 540], how: 'top of the hook to the lowest point' },
    Length: { line: [618, 216, 618, 540], how: 'top to the lowest point' },
  },
}
const necklace: Outline = {
  view: [140, 110, 520, 690],
  shapes: ['M400,650L432,704L400,770L368,704Z'],
  seams: [
    'M222,200C196,520 330,640 400,650C470,640 604,520 578,200',
    'M240,200C216,506 340,618 400,628C460,618 584,506 560,200',
    circle(231, 186, 14),
    circle(569, 186, 14),
    'M368,704L432,704',
  ],
  marks: { Length: { line: [222, 148, 578, 148], how: 'laid straight, clasp to clasp' } },
}
const ring: Outline = {
  view: [180, 230, 540, 480],
  shapes: [circle(390, 500, 180), circle(390, 500, 148), 'M348,316L366,262L414,262L432,316L390,352Z'],
  seams: ['M348,316L432,316', 'M366,262L390,316L414,262'],
  marks: {
    'Band width': { line: [534, 526, 572, 526], at: [650, 526], how: 'across the band, at the back' },
  },
}
const bracelet: Outline = {
  view: [140, 320, 520, 370],
  shapes: [
    'M400,370C556,370 620,440 620,500C620,580 520,640 400,640C280,640 180,580 180,500C180,440 244,370 400,370Z',
    'M400,412C516,412 574,456 574,500C574,556 498,598 400,598C302,598 226,556 226,500C226,456 284,412 400,412Z',
  ],
  seams: [],
  marks: {
    'Inner length': { line: [226, 504, 574, 504], how: 'around the inside, closed' },
    Length: { line: [226, 504, 574, 504], how: 'around the inside, closed' },
  },
}
const watch: Outline = {
  view: [180, 110, 440, 790],
  shapes: [
    'M344,140L456,140L450,370L350,370Z',
    'M350,630L450,630L456,870L344,870Z',
    circle(400, 500, 150),
    circle(400, 500, 122),
  ],
  seams: [
    'M400,500L400,414',
    'M400,500L454,530',
    'M400,392L400,402',
    'M400,598L400,608',
    'M292,500L302,500',
    'M498,500L508,500',
  ],
  marks: { 'Case width': { line: [250, 690, 550, 690], how: 'across the case, without the crown' } },
}
const scarf: Outline = {
  view: [170, 120, 540, 820],
  shapes: ['M262,190C350,184 450,196 540,188L536,790C450,798 350,786 266,792Z'],
  seams: [
    ...Array.from({ length: 9 }, (_, i) => `M${278 + i * 30},792l-2,44`),
    ...Array.from({ length: 9 }, (_, i) => `M${276 + i * 31},188l0,-40`),
    'M264,250C350,244 450,256 539,248',
    'M266,730C350,724 450,736 537,728',
  ],
  marks: {
    Length: { line: [618, 190, 618, 790], how: 'end to end, without the fringe' },
    Width: { line: [264, 892, 538, 892], how: 'edge to edge' },
  },
}
const belt: Outline = {
  view: [50, 390, 780, 290],
  shapes: [
    'M150,460L620,460L620,540L150,540C112,540 96,520 96,500C96,480 112,460 150,460Z',
    'M598,426L692,426L692,574L598,574Z',
    'M626,454L666,454L666,546L626,546Z',
  ],
  seams: [
    circle(190, 500, 6),
    circle(236, 500, 6),
    circle(282, 500, 6),
    circle(328, 500, 6),
    'M598,500L650,500',
  ],
  marks: {
    Length: { line: [96, 624, 620, 624], how: 'end to end, without the buckle' },
    Width: { line: [740, 460, 740, 540], at: [740, 600], how: 'edge to edge' },
  },
}
const hat: Outline = {
  view: [80, 230, 640, 460],
  shapes: [
    'M116,556C190,490 610,490 684,556C624,620 176,620 116,556Z',
    'M268,524C266,330 326,262 400,262C474,262 534,330 532,524C460,548 340,548 268,524Z',
  ],
  seams: ['M269,478C340,500 460,500 531,478', 'M356,276C376,296 424,296 444,276'],
  marks: {
    'Inner circumference': { line: [268, 650, 532, 650], how: 'around the inside of the band' },
    Brim: { line: [548, 650, 684, 650], how: 'crown to the edge' },
  },
}
const sunglasses: Outline = {
  view: [60, 270, 680, 380],
  shapes: [
    'M150,404C150,382 182,370 262,370C348,370 372,390 368,430C362,508 322,540 262,540C190,540 156,500 150,404Z',
    'M650,404C650,382 618,370 538,370C452,370 428,390 432,430C438,508 478,540 538,540C610,540 644,500 650,404Z',
  ],
  seams: [
    'M368,410C388,394 412,394 432,410',
    'M152,392L108,372',
    'M648,392L692,372',
    'M196,400L250,396',
    'M480,400L534,396',
  ],
  marks: {
    'Lens width': { line: [150, 592, 368, 592], how: 'across one lens at its widest' },
    'Frame width': { line: [108, 322, 692, 322], how: 'hinge to hinge' },
  },
}

export const things = {
  heel,
  sneaker,
  bag,
  earrings,
  necklace,
  ring,
  bracelet,
  watch,
  scarf,
  belt,
  hat,
  sunglasses,
}
