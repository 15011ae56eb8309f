// Draws a plain picture of a piece: its shape in its color on a light ground.
import type { MockItem } from './item.ts'
import { colors } from './seed/pieces.ts'

const shapes: Record<string, string> = {
  dress: 'M320 210q80 50 160 0l24 20-14 170 130 380q-220 70-440 0l130-380-14-170z',
  top: 'M300 300q100 50 200 0l130 70-40 150-80-20v260q-110 26-220 0V500l-80 20-40-150z',
  coat: 'M300 210q100 40 200 0l120 80-20 330-70-10v200H270V610l-70 10-20-330zM400 240v560M310 560h60M430 560h60',
  bottom: 'M290 220h220l50 590H430L400 420l-30 390H240z',
  skirt: 'M310 270h180l110 430q-200 60-400 0zM360 290l-60 420M440 290l60 420',
  shoe: 'M190 620q40-150 150-230l60 20q40 110 200 150 40 20 30 70H190zM190 640h440v24H190z',
  bag: 'M220 430h360l34 310H186zM300 430q0-160 100-160t100 160',
  jewel: 'M250 260q20 300 150 330 130-30 150-330M400 590l40 60-40 70-40-70z',
  scarf: 'M230 330q170 90 340 0l20 70q-60 60-120 80l40 300-90 20-40-310q-90-20-170-90z',
}
const outlined = new Set(['jewel'])

/** Returns an SVG drawing (4:5) for a photo id of a piece; the id's last digit selects the view. */
export function pictureOf(item: MockItem | undefined, photoId: number): string {
  const hex = colors.find((color) => color.name === item?.color_names[0])?.hex ?? '#8c8579'
  const path = shapes[item?.shape ?? 'bag'] ?? shapes.bag
  const paint = outlined.has(item?.shape ?? '')
    ? `fill="none" stroke="${hex}" stroke-width="14"`
    : `fill="${hex}" stroke="#0003" stroke-width="3"`
  const side = photoId % 10
  const turn =
    side === 1
      ? ' transform="translate(800 0) scale(-1 1)"'
      : side === 2
        ? ' transform="translate(-320 -360) scale(1.8)"'
        : side === 4
          ? ' transform="translate(-700 -900) scale(2.8)"'
          : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><rect width="800" height="1000" fill="#f1ece3"/><ellipse cx="400" cy="850" rx="230" ry="22" fill="#0001"/><g${turn}><path d="${path}" ${paint} stroke-linejoin="round" stroke-linecap="round"/></g></svg>`
}

/** Returns the piece that a photo belongs to; undefined for an unknown photo. */
export function itemOfPhoto(items: readonly MockItem[], photoId: number): MockItem | undefined {
  return items.find((item) => item.photo_ids.includes(photoId))
}
