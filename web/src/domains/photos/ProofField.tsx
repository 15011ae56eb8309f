// Photos of what went wrong: taken or chosen, seen by their sender and by employees alone (decision 0172).
import { photosPerMessage } from '@hemline/rules/photos/photos.ts'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { countOf } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { FilePickers } from './FilePickers.tsx'
import styles from './PhotoField.module.css'
import { type FileSource, previewOf } from './photo-wire.ts'
import { type Pending, usePhotoQueue } from './use-photo-queue.ts'

type Props = {
  /** The ids of uploads. */
  value: readonly string[]
  onChange: (value: string[]) => void
  label?: string
  hint?: string
  /** What the photos show, for their alternative texts: "Rag & Bone coat, number 1". */
  of?: string
  error?: string | undefined
  /** Called with the number of unfinished uploads: a form sent before their end lacks these photos. */
  onUnderWay?: (count: number) => void
}

function Waiting({ one, onAgain, onForget }: { one: Pending; onAgain: () => void; onForget: () => void }) {
  if (one.refusal === undefined)
    return (
      <Stack as="li" gap={2} pad={2} className={classes(styles.proof, styles.sending)}>
        <Text as="span" size={12} tone="soft">
          {one.progress < 1 ? 'Sending' : 'Looking at it'}
        </Text>
        <progress max={1} value={one.progress} aria-label={`Sending ${one.name}`} />
      </Stack>
    )
  return (
    <Row as="li" gap={2} justify="between" noWrap padX={3} padY={2} round="control" className={styles.failed}>
      <Text as="p" size={14} tone="danger" role="alert" breaks>
        <b>{one.name}</b> {one.refusal}
      </Text>
      <Row gap={1} noWrap fixed>
        {!one.isFinal && (
          <IconButton aria-label={`Send ${one.name} again`} onClick={onAgain}>
            <RotateCw size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton aria-label={`Forget ${one.name}`} onClick={onForget}>
          <X size={18} aria-hidden />
        </IconButton>
      </Row>
    </Row>
  )
}

/** Renders the field for the private photos of a message or case, at most five, with buttons to add some. */
export function ProofField({
  value,
  onChange,
  label = 'Photos (optional)',
  hint = 'You and our team see them, nobody else.',
  of,
  error,
  onUnderWay,
}: Props) {
  const max = photosPerMessage
  const { pending, room, underWay, addFiles, forget, again } = usePhotoQueue({ value, onChange, max })
  const [said, setSaid] = useState('')
  const name = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => onUnderWay?.(underWay), [underWay, onUnderWay])
  const take = (files: readonly File[], source: FileSource) => {
    const left = addFiles(files, source)
    setSaid(left > 0 ? `At most ${max} photos: ${countOf(left, 'file')} left out.` : '')
  }
  const remove = (at: number) => {
    onChange(value.filter((_, i) => i !== at))
    setSaid(`Photo ${at + 1} is taken out.`)
    // The button under the finger goes away; the keyboard stays in this field.
    queueMicrotask(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>(`.${styles.proof} button`)
      ;(buttons?.[Math.min(at, buttons.length - 1)] ?? box.current?.querySelector('input'))?.focus()
    })
  }
  const shown = value.length > 0 || pending.length > 0
  return (
    <fieldset ref={box} className={look({ flow: 'stack', gap: 2 })} aria-labelledby={name}>
      <Row as="p" id={name} gap={2} align="baseline" weight={600} size={14}>
        {label}
        {shown && (
          <Text as="span" weight={400} tone="soft" numbers>
            {value.length} of {max}
          </Text>
        )}
      </Row>
      {shown && (
        <Row as="ul" gap={2} align="stretch">
          {value.map((id, at) => (
            <li key={id} className={styles.proof}>
              <img
                src={previewOf(id)}
                alt={of ? `${of}, number ${at + 1}` : `Number ${at + 1}`}
                width={96}
                height={120}
              />
              <IconButton
                aria-label={`Remove photo ${at + 1}`}
                className={styles.remove}
                onClick={() => remove(at)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
          {pending.map((one) => (
            <Waiting
              key={one.key}
              one={one}
              onAgain={() => again(one.key)}
              onForget={() => forget(one.key)}
            />
          ))}
        </Row>
      )}
      {room > 0 && (
        <Row gap={2}>
          <FilePickers room={room} onFiles={take} describedBy={name} small />
        </Row>
      )}
      <Text size={14} tone="soft">
        {hint}
      </Text>
      <p role="status" className="soft small">
        {underWay > 0 ? `${countOf(underWay, 'photo')} on the way.` : said}
      </p>
      {error && (
        <Text role="alert" tone="danger" weight={600} size={14}>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
