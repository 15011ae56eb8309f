import { X } from 'lucide-react'
import { chipClass } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FileThumb } from '../image-search/FileThumb.tsx'
import styles from './Styling.module.css'
import type { PictureInChat } from './use-chat-picture.ts'

const an = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
/** "a pair of boots", and "jewelry" without an article. */
const named = (words: string): string =>
  /(?:jewelry|swimwear)$/.test(words)
    ? words
    : /s$/.test(words) && !/dress$/.test(words)
      ? `a pair of ${words}`
      : an(words)

type Props = { picture: PictureInChat; disabled: boolean; onSay: (words: string) => void }

/**
 * Renders what was seen in a picture, with the two wishes that it can mean; `onSay` gets the words of the one
 * that is tapped. A line says so while the picture is looked at; renders nothing without one.
 */
export function SeenPicture({ picture: { seen, busy, forget }, disabled, onSay }: Props) {
  if (busy)
    return (
      <p role="status" className={look({ tone: 'soft' })}>
        Looking at your picture.
      </p>
    )
  if (!seen) return null
  const { file, words } = seen
  const ways = [
    { label: 'What goes with it?', says: `What goes with my ${words}?` },
    { label: 'One like it', says: `An outfit with ${named(words)}` },
  ]
  return (
    <Stack
      as="section"
      gap={3}
      rows={2}
      align="center"
      below={2}
      pad={2}
      surface="card"
      edge="all"
      round="sheet"
      className={styles.seen}
      aria-label="Your picture"
    >
      <FileThumb file={file} />
      <p>I see {named(words)}.</p>
      <IconButton aria-label="Take the picture away" onClick={forget}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Row gap={2} align="stretch" className={styles.answers}>
        {ways.map(({ label, says }) => (
          <PlainButton key={label} className={chipClass} disabled={disabled} onClick={() => onSay(says)}>
            {label}
          </PlainButton>
        ))}
      </Row>
    </Stack>
  )
}
