// The pictures of a board that somebody exported: each is one picture to search with.
import { useEffect, useRef, useState } from 'react'
import { Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './PictureSheet.module.css'

type Props = { files: readonly File[]; disabled: boolean; onPick: (file: File) => void }

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
 * A file as a small picture. Drawn, since the shop's pages show no address of a file; a file that can't be
 * read shows its name.
 */
function Thumb({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    drawOn(canvas.current, file).catch(() => setUnread(true))
  }, [file])
  return isUnread ? <span>{file.name}</span> : <canvas ref={canvas} {...thumb} />
}

/** Renders several chosen pictures in a row that scrolls sideways; a tap on one starts the search with it. */
export function BoardStrip({ files, disabled, onPick }: Props) {
  return (
    <section aria-labelledby="board">
      <Text id="board" size={14} weight={600} below={2}>
        Which one shall we look for?
      </Text>
      <ul className={styles.board}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two files may have one name, and their order stays.
          <li key={`${at} ${file.name}`}>
            <PlainButton
              aria-label={`Picture ${at + 1} of ${files.length}: ${file.name}`}
              disabled={disabled}
              onClick={() => onPick(file)}
            >
              <Thumb file={file} />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
