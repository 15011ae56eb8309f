// Turns a photo and cuts it to 4:5, as all pictures of the shop are.

/** Quarter turns to the right, how much is enlarged (1: all that fits), and where the cut is, each 0 to 1. */
export type Cut = { turns: number; zoom: number; x: number; y: number }
export const wholeCut: Cut = { turns: 0, zoom: 1, x: 0.5, y: 0.5 }

/**
 * Returns the part of a turned photo (left, top, width, height in its pixels) that a cut to 4:5 shows; turns
 * in quarter turns, `x` and `y` from 0 to 1.
 */
export function partOf(size: { width: number; height: number }, { turns, zoom, x, y }: Cut) {
  const isTurned = turns % 2 !== 0
  const width = isTurned ? size.height : size.width
  const height = isTurned ? size.width : size.height
  const shown = Math.min(width / 4, height / 5) / zoom
  const cutWidth = shown * 4
  const cutHeight = shown * 5
  return {
    left: (width - cutWidth) * x,
    top: (height - cutHeight) * y,
    width: cutWidth,
    height: cutHeight,
    turnedWidth: width,
    turnedHeight: height,
  }
}

/** Returns in which directions a photo is larger than its cut, so that the cut can be moved. */
export function roomOf(photo: HTMLImageElement, cut: Cut): { across: boolean; down: boolean } {
  const part = partOf({ width: photo.naturalWidth, height: photo.naturalHeight }, cut)
  return { across: part.turnedWidth - part.width >= 1, down: part.turnedHeight - part.height >= 1 }
}

/** Draws the cut of a photo onto a canvas, filling the canvas; draws nothing before the photo is loaded. */
export function drawCut(canvas: HTMLCanvasElement, photo: HTMLImageElement, cut: Cut): void {
  const pen = canvas.getContext('2d')
  if (!pen || photo.naturalWidth === 0) return
  const part = partOf({ width: photo.naturalWidth, height: photo.naturalHeight }, cut)
  const scale = canvas.width / part.width
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  pen.translate(part.turnedWidth / 2 - part.left, part.turnedHeight / 2 - part.top)
  pen.rotate((cut.turns * Math.PI) / 2)
  pen.drawImage(photo, -photo.naturalWidth / 2, -photo.naturalHeight / 2)
}

const widest = 1600

/**
 * Returns the cut of a photo as a JPEG file, 4:5 and 400 to 1600 pixels wide; null where the browser can't
 * make one.
 */
export function fileOfCut(photo: HTMLImageElement, cut: Cut): Promise<Blob | null> {
  const part = partOf({ width: photo.naturalWidth, height: photo.naturalHeight }, cut)
  const width = Math.max(400, Math.min(widest, Math.round(part.width)))
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: Math.round((width * 5) / 4),
  })
  drawCut(canvas, photo, cut)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
}
