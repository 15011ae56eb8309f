// Outlines of clothes, seen from the front and laid flat, with the lines along which each measure is
// taken.
import type { Outline } from './outline-type.ts'

const dress: Outline = {
  view: [50, 130, 720, 850],
  shapes: [
    'M262,204C226,226 186,292 164,372C176,398 262,404 296,380C294,330 286,262 262,204Z',
    'M538,204C574,226 614,292 636,372C624,398 538,404 504,380C506,330 514,262 538,204Z',
    'M336,184C362,214 438,214 464,184L542,205C526,250 518,296 515,342C508,398 494,442 482,482C494,590 550,762 610,900C590,916 562,936 532,930C500,920 474,950 440,936C408,922 384,950 352,934C322,918 300,944 268,924C240,906 216,926 192,900C252,762 306,590 318,482C306,442 292,398 285,342C282,296 274,250 258,205Z',
  ],
  seams: [
    'M318,470C370,480 430,480 482,470',
    'M318,486C370,496 430,496 482,486',
    'M352,494C372,600 348,780 300,916',
    'M448,494C428,600 452,780 500,916',
  ],
  marks: {
    Bust: { line: [288, 352, 512, 352], how: 'around, under the arms' },
    Waist: { line: [318, 462, 482, 462], how: 'around, where it is narrowest' },
    Hips: { line: [296, 580, 504, 580], how: 'around, at its fullest' },
    Length: { line: [688, 184, 688, 926], how: 'highest point of the shoulder to the hem' },
    Sleeve: { line: [230, 190, 128, 362], how: 'shoulder seam to the edge' },
  },
}
const top: Outline = {
  view: [40, 140, 740, 720],
  shapes: [
    'M302,200C340,246 460,246 498,200L586,230C616,246 640,290 694,376L604,432L560,376C556,520 556,660 562,800C480,816 320,816 238,800C244,660 244,520 240,376L196,432L106,376C160,290 184,246 214,230Z',
  ],
  seams: [
    'M302,200C340,272 460,272 498,200',
    'M214,230C236,280 242,330 240,376',
    'M586,230C564,280 558,330 560,376',
    'M239,776C320,792 480,792 561,776',
    'M122,352L212,408',
    'M678,352L588,408',
  ],
  marks: {
    Bust: { line: [242, 400, 558, 400], how: 'around, under the arms' },
    Length: { line: [730, 200, 730, 812], how: 'highest point of the shoulder to the hem' },
    Sleeve: { line: [196, 206, 84, 352], how: 'shoulder seam to the edge' },
    Shoulder: { line: [214, 168, 586, 168], how: 'seam to seam, straight across' },
  },
}
const sweater: Outline = {
  view: [10, 140, 800, 730],
  shapes: [
    'M312,196C350,232 450,232 488,196L578,226C620,250 648,330 664,430L716,756L636,776L574,480C566,590 566,700 570,816C480,832 320,832 230,816C234,700 234,590 226,480L164,776L84,756L136,430C152,330 180,250 222,226Z',
  ],
  seams: [
    'M312,196C350,262 450,262 488,196',
    'M222,226C238,300 234,400 226,480',
    'M578,226C562,300 566,400 574,480',
    'M90,718L172,738',
    'M710,718L628,738',
    'M230,780C320,794 480,794 570,780',
  ],
  marks: {
    Bust: { line: [228, 470, 572, 470], how: 'around, under the arms' },
    Length: { line: [764, 196, 764, 826], how: 'highest point of the shoulder to the hem' },
    Sleeve: { line: [184, 206, 48, 742], how: 'shoulder seam to the cuff' },
    Shoulder: { line: [222, 168, 578, 168], how: 'seam to seam, straight across' },
  },
}
const jacket: Outline = {
  view: [20, 130, 790, 780],
  shapes: [
    'M302,190C340,222 460,222 498,190L580,226C616,246 640,320 654,420L700,770L622,788L574,490C572,620 574,740 580,850C500,866 440,862 400,862C360,862 300,866 220,850C226,740 228,620 226,490L178,788L100,770L146,420C160,320 184,246 220,226Z',
  ],
  seams: [
    'M302,190L344,262L312,292L342,312L400,500',
    'M498,190L456,262L488,292L458,312L400,500',
    'M400,500L400,862',
    'M220,226C236,310 232,410 226,490',
    'M580,226C564,310 568,410 574,490',
    'M262,660L350,660',
    'M450,660L538,660',
    'M416,560m-7,0a7,7 0 1,0 14,0a7,7 0 1,0 -14,0',
    'M416,640m-7,0a7,7 0 1,0 14,0a7,7 0 1,0 -14,0',
    'M106,728L186,744',
    'M694,728L614,744',
  ],
  marks: {
    Bust: { line: [228, 470, 572, 470], how: 'around, closed, under the arms' },
    Shoulder: { line: [220, 162, 580, 162], how: 'seam to seam, straight across' },
    Length: { line: [762, 190, 762, 858], how: 'highest point of the shoulder to the hem' },
    Sleeve: { line: [182, 210, 58, 758], how: 'shoulder seam to the cuff' },
  },
}
const pants: Outline = {
  view: [110, 96, 580, 850],
  shapes: [
    'M282,170C360,176 440,176 518,170C534,250 548,330 552,420L572,900L438,900L404,430L396,430L362,900L228,900L248,420C252,330 266,250 282,170Z',
  ],
  seams: [
    'M276,208C360,216 440,216 524,208',
    'M400,214L400,430',
    'M400,330C380,326 374,270 376,216',
    'M286,216C302,262 286,292 262,306',
    'M514,216C498,262 514,292 538,306',
    'M229,876L363,876',
    'M437,876L571,876',
  ],
  marks: {
    Waist: { line: [282, 140, 518, 140], how: 'around, closed' },
    Rise: { line: [610, 170, 610, 430], how: 'crotch seam up to the top of the waistband' },
    Inseam: { line: [400, 462, 400, 900], how: 'crotch seam down to the hem' },
    Length: { line: [180, 170, 180, 900], how: 'waistband to the hem, along the side' },
    Hips: { line: [256, 370, 544, 370], how: 'around, at its fullest' },
  },
}
const shorts: Outline = {
  view: [120, 130, 580, 590],
  shapes: [
    'M282,220C360,226 440,226 518,220C536,290 556,360 566,430L596,646L426,660L403,476L397,476L374,660L204,646L234,430C244,360 264,290 282,220Z',
  ],
  seams: [
    'M275,258C360,266 440,266 525,258',
    'M400,264L400,476',
    'M400,380C380,376 374,320 376,266',
    'M282,266C300,306 284,336 258,350',
    'M518,266C500,306 516,336 542,350',
    'M207,622L377,636',
    'M593,622L423,636',
  ],
  marks: {
    Waist: { line: [282, 188, 518, 188], how: 'around, closed' },
    Rise: { line: [640, 220, 640, 476], how: 'crotch seam up to the top of the waistband' },
    Inseam: { line: [400, 500, 400, 660], how: 'crotch seam down to the hem' },
  },
}
const skirt: Outline = {
  view: [110, 120, 640, 760],
  shapes: [
    'M302,200C360,206 440,206 498,200C520,330 590,620 622,806C520,850 280,850 178,806C210,620 280,330 302,200Z',
  ],
  seams: [
    'M297,234C360,242 440,242 503,234',
    'M352,246C334,450 296,660 270,832',
    'M448,246C466,450 504,660 530,832',
    'M400,248L400,840',
  ],
  marks: {
    Waist: { line: [302, 168, 498, 168], how: 'around, closed' },
    Hips: { line: [272, 400, 528, 400], how: 'around, at its fullest' },
    Length: { line: [684, 200, 684, 828], how: 'top of the waistband to the hem' },
  },
}
const onepiece: Outline = {
  view: [150, 110, 590, 850],
  shapes: [
    'M330,150L350,150C352,220 360,262 400,290C440,262 448,220 450,150L470,150L500,262C518,286 530,306 532,336C526,400 514,440 514,482C534,620 552,770 562,920L438,920L404,640L396,640L362,920L238,920C248,770 266,620 286,482C286,440 274,400 268,336C270,306 282,286 300,262Z',
  ],
  seams: [
    'M286,470C360,480 440,480 514,470',
    'M286,492C360,502 440,502 514,492',
    'M400,498L400,640',
    'M400,290L400,474',
    'M240,896L364,896',
    'M436,896L560,896',
  ],
  marks: {
    Bust: { line: [272, 356, 528, 356], how: 'around, under the arms' },
    Waist: { line: [288, 460, 512, 460], how: 'around, where it is narrowest' },
    Inseam: { line: [400, 664, 400, 920], how: 'crotch seam down to the hem' },
    Length: { line: [650, 150, 650, 920], how: 'shoulder to the hem' },
  },
}

export const wear = { dress, top, sweater, jacket, pants, shorts, skirt, onepiece }
