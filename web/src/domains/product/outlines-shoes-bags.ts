// Outlines of shoes and bags that neither a sneaker nor a tote stands for, with the lines along which each
// measure is taken (see outlines-things.ts).
import type { Mark, Outline } from './outline-type.ts'

const insole = (y: number): Mark => ({ line: [150, y, 650, y], how: 'inside, heel to toe' })
const heelHeight = (from: number, to: number): Mark => ({
  line: [88, from, 88, to],
  how: 'where the heel meets the sole, down to the floor',
})
const shaft = (from: number, to: number): Mark => ({
  line: [88, from, 88, to],
  how: 'top of the sole at the heel, up to the edge',
})

/** A low shoe with a closed toe: a ballet flat, a loafer, a moccasin. */
const flat: Outline = {
  view: [60, 480, 680, 350],
  shapes: [
    'M152,704C138,640 142,586 160,546C190,566 216,602 268,622C340,648 420,600 486,606C566,616 634,652 652,704Z',
    'M146,702L656,702C672,716 664,730 644,730L166,730C144,730 138,716 146,702Z',
  ],
  seams: ['M164,570C196,592 224,618 272,638C344,660 424,616 484,622', 'M486,606C498,640 520,676 556,700'],
  marks: { 'Heel height': heelHeight(702, 730), Insole: insole(784) },
}
const boot: Outline = {
  view: [10, 370, 730, 510],
  shapes: [
    'M166,420L360,420C354,500 362,548 406,584C474,628 604,628 642,672C652,684 654,694 652,706L150,706C152,640 172,560 166,420Z',
    'M148,704L656,704C664,724 652,738 636,738L300,738C286,738 280,728 268,728L262,778L154,778Z',
  ],
  seams: ['M166,446L359,446', 'M262,446C268,540 262,620 270,704', 'M406,584C396,620 420,664 470,704'],
  marks: {
    'Shaft height': shaft(420, 690),
    'Heel height': heelHeight(704, 778),
    Insole: insole(830),
  },
}
const tallBoot: Outline = {
  view: [0, 40, 760, 840],
  shapes: [
    'M184,80L372,80C376,240 344,420 358,512C364,556 380,570 410,588C478,628 604,628 642,672C652,684 654,694 652,706L150,706C152,640 186,560 180,460C174,330 180,200 184,80Z',
    'M148,704L656,704C664,724 652,738 636,738L300,738C286,738 280,728 268,728L262,778L154,778Z',
  ],
  seams: ['M184,108L372,108', 'M268,108C264,300 262,560 270,704', 'M410,588C398,622 422,666 472,704'],
  marks: {
    'Shaft height': shaft(80, 690),
    'Heel height': heelHeight(704, 778),
    Insole: insole(830),
  },
}
/** A sole with straps: a sandal, a slide. */
const sandal: Outline = {
  view: [60, 500, 680, 330],
  shapes: [
    'M384,690C392,616 448,566 520,584C572,600 600,640 612,692L566,692C552,640 520,624 488,628C452,632 436,656 432,690Z',
    'M140,688C300,700 500,700 656,688C680,700 676,730 650,732L156,732C128,730 126,704 140,688Z',
  ],
  seams: ['M142,708C300,718 500,718 668,708'],
  marks: { 'Heel height': heelHeight(690, 732), Insole: insole(784) },
}

const how = {
  width: 'along the bottom',
  height: 'bottom to top, without the handles',
  depth: 'along the bottom, front to back',
  drop: 'highest point of the strap to the top edge',
}
/** A bag on one strap, closed by a flap. */
const strapBag: Outline = {
  view: [40, 130, 780, 800],
  shapes: [
    'M612,470L668,446L692,790L640,836Z',
    'M188,470L612,470L640,812C640,830 632,838 616,838L184,838C168,838 160,830 160,812Z',
  ],
  seams: [
    'M188,470C196,620 220,682 296,690L504,690C580,682 604,620 612,470',
    'M372,690L372,730L428,730L428,690',
    'M200,470C196,270 280,180 400,180C520,180 604,270 600,470',
    'M216,470C214,284 290,200 400,200C510,200 586,284 584,470',
  ],
  marks: {
    Width: { line: [160, 884, 640, 884], how: how.width },
    Height: { line: [106, 470, 106, 838], how: how.height },
    Depth: { line: [664, 862, 716, 816], at: [748, 884], how: how.depth },
    'Strap drop': { line: [400, 206, 400, 464], how: how.drop },
  },
}
/** A clutch, a wallet, a case for cards. */
const flatBag: Outline = {
  view: [50, 430, 740, 460],
  shapes: ['M640,486L672,470L672,772L640,796Z', 'M160,486L640,486L640,796L160,796Z'],
  seams: ['M160,486L160,560C240,640 560,640 640,560L640,486', 'M386,618L386,648L414,648L414,618'],
  marks: {
    Width: { line: [160, 842, 640, 842], how: how.width },
    Height: { line: [108, 486, 108, 796], how: 'bottom to top, closed' },
    Depth: { line: [652, 822, 690, 792], at: [736, 842], how: how.depth },
  },
}
const backpack: Outline = {
  view: [40, 100, 780, 810],
  shapes: [
    'M584,300L640,330L660,800L590,822Z',
    'M216,320C216,220 300,180 400,180C500,180 584,220 584,320L598,800C598,828 584,838 562,838L238,838C216,838 202,828 202,800Z',
  ],
  seams: [
    'M340,186C340,120 460,120 460,186',
    'M356,184C358,140 442,140 444,184',
    'M226,420C320,396 480,396 574,420',
    'M262,560L538,560L546,800L254,800Z',
    'M262,600L538,600',
  ],
  marks: {
    Width: { line: [202, 872, 598, 872], how: how.width },
    Height: { line: [120, 180, 120, 838], how: how.height },
    Depth: { line: [616, 854, 676, 830], at: [726, 866], how: how.depth },
  },
}

export const shoesAndBags = { flat, boot, tallBoot, sandal, strapBag, flatBag, backpack }
