import { useEffect, useRef, useState } from 'react'

/** In pixels: sharp on a screen that has two for one. */
const thumb = { width: 192, height: 240 }

/** Draws the middle of a picture onto a canvas; rejects for a file that the browser can't read. */
async function drawOn(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.max(thumb.width / picture.width, thumb.height / picture.height)
  const width = picture.width * scale
  const height = picture.height * scale
  const paint = canvas.getContext('2d')
  paint?.drawImage(picture, (thumb.width - width) / 2, (thumb.height - height) / 2, width, height)
  picture.close()
}

/**
 * Renders a file as a small picture. It is drawn, since the shop's pages show no address of a file; a file
 * that can't be read shows its name.
 */
export function FileThumb({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    drawOn(canvas.current, file).catch(() => setUnread(true))
  }, [file])
  return isUnread ? <span>{file.name}</span> : <canvas ref={canvas} {...thumb} />
}
