// The code of a return as a picture on the phone, for a counter without reception.
import { qrPath } from '../chrome/qr.ts'

/** What the picture shows: the text for the scanner, the number for people, and where the code counts. */
export type CodePicture = { readonly text: string; readonly code: string; readonly words: string }

const edge = 720
const quietModules = 4
/** Scanners need dark modules on a light ground. */
const ink = '#1e1b18'
const paper = '#ffffff'

/** Draws a code with its number below; rejects when the browser can't make the picture. */
async function drawCode({ text, code, words }: CodePicture): Promise<Blob> {
  const { path, size } = qrPath(text)
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge + 140
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  const scale = edge / (size + 2 * quietModules)
  context.save()
  context.scale(scale, scale)
  context.translate(quietModules, quietModules)
  context.fillStyle = ink
  context.fill(new Path2D(path))
  context.restore()
  context.fillStyle = ink
  context.textAlign = 'center'
  context.font = '600 44px sans-serif'
  context.fillText(code, edge / 2, edge + 30)
  context.font = '28px sans-serif'
  context.fillText(words, edge / 2, edge + 84)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

const fileOf = (blob: Blob | undefined, code: string): File =>
  new File(blob ? [blob] : [], `hemline-return-${code.replace(/\D/g, '')}.png`, { type: 'image/png' })

/** Returns whether this browser can share a picture, to save it or to send it on. */
export const hasPictureSheet = (): boolean =>
  globalThis.navigator.canShare?.({ files: [fileOf(undefined, '0')] }) === true

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}

/**
 * Saves a return's code as a PNG picture: by the phone's own sheet where there is one, else as a download.
 * Returns false when the browser can't make the picture; whoever closes the sheet did not fail.
 */
export async function saveCode(picture: CodePicture): Promise<boolean> {
  try {
    const file = fileOf(await drawCode(picture), picture.code)
    if (!hasPictureSheet()) download(file)
    else await globalThis.navigator.share({ files: [file], title: `Return ${picture.code}` })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
