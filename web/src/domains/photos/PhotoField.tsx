// The photos of a piece: take, choose, drop or import them by URL; change their order; remove them.
import { photosPerPiece } from '@hemline/rules/photos/photos.ts'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { FilePickers } from './FilePickers.tsx'
import styles from './PhotoField.module.css'
import { type FileSource, previewOf } from './photo-wire.ts'
import { type Pending, usePhotoQueue } from './use-photo-queue.ts'

type Props = {
  /** The ids of uploads and the numbers of existing photos, in order; the first is the cover. */
  value: readonly string[]
  onChange: (value: string[]) => void
  max?: number
  label?: string
  /** An error that concerns all photos together. */
  error?: string | undefined
  /** Called with the number of unfinished uploads: a form saved before their end lacks these photos. */
  onUnderWay?: (count: number) => void
  /** A ref to the file input, for a keyboard shortcut. */
  filesRef?: Ref<HTMLInputElement>
}

type TileProps = {
  at: number
  value: readonly string[]
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
}

function Tile({ at, value, onMove, onRemove }: TileProps) {
  const first = at === 0
  const last = at === value.length - 1
  return (
    <Stack as="li" gap={0} top surface="card" edge="all" round="picture" clip anchor className={styles.tile}>
      <img src={previewOf(value[at] ?? '')} alt={`Number ${at + 1}`} width={160} height={200} />
      <span className={classes(styles.number, 'num')} aria-hidden>
        {first ? 'Cover' : at + 1}
      </span>
      <Row gap={0} align="stretch" justify="between" alignSelf="end" noWrap className={styles.ways}>
        <IconButton
          aria-label={`Move photo ${at + 1} forward`}
          disabled={first}
          onClick={() => onMove(at, at - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={`Remove photo ${at + 1}`} onClick={() => onRemove(at)}>
          <X size={18} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={`Move photo ${at + 1} back`}
          disabled={last}
          onClick={() => onMove(at, at + 1)}
        >
          <ArrowRight size={18} aria-hidden />
        </IconButton>
      </Row>
    </Stack>
  )
}

function OnItsWay({ one, onForget }: { one: Pending; onForget: () => void }) {
  const refused = one.refusal !== undefined
  return (
    <Stack
      as="li"
      gap={0}
      top
      surface="card"
      edge="all"
      round="picture"
      clip
      anchor
      pad={4}
      size={14}
      breaks
      className={classes(
        styles.tile,
        styles.pending,
        refused && look({ surface: 'danger', tone: 'danger' }),
        refused && styles.refused,
      )}
    >
      {refused ? (
        <Stack as="p" gap={2} role="alert">
          <b>{one.name}</b> {one.refusal}
        </Stack>
      ) : (
        <Stack as="p" gap={2}>
          <span>{one.progress < 1 ? 'Sending' : 'Looking at it'}</span>
          <progress max={1} value={one.progress} aria-label={`Sending ${one.name}`} />
        </Stack>
      )}
      {refused && (
        <Row gap={0} align="stretch" justify="between" alignSelf="end" noWrap className={styles.ways}>
          <IconButton aria-label={`Forget ${one.name}`} onClick={onForget}>
            <X size={18} aria-hidden />
          </IconButton>
        </Row>
      )}
    </Stack>
  )
}

type SourcesProps = {
  room: number
  onFiles: (files: readonly File[], source: FileSource) => void
  onUrl: (url: string) => void
  filesRef?: Ref<HTMLInputElement> | undefined
}

function Sources({ room, onFiles, onUrl, filesRef }: SourcesProps) {
  const [url, setUrl] = useState('')
  const take = () => {
    if (url.trim() === '' || room === 0) return
    onUrl(url.trim())
    setUrl('')
  }
  // The field may be part of a form, which Enter must not submit here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <Row align="end">
      <FilePickers room={room} onFiles={onFiles} filesRef={filesRef} />
      <Stack gap={2} tracks="end" align="end" className={styles.address}>
        <Field
          label="Or paste the address of a photo"
          type="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="line" onClick={take} disabled={room === 0}>
          Fetch
        </Button>
      </Stack>
    </Row>
  )
}

/**
 * Renders the field for a piece's photos in order: add, sort, remove; at most `max` (12 unless given). A
 * refused photo shows its reason and does not stop the others.
 */
export function PhotoField({
  value,
  onChange,
  max = photosPerPiece,
  label = 'Photos',
  error,
  onUnderWay,
  filesRef,
}: Props) {
  const { pending, room, underWay, addFiles, addUrl, forget } = usePhotoQueue({ value, onChange, max })
  const [said, setSaid] = useState('')
  const [over, setOver] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const name = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect reports a change of the number to the listener of that moment.
  useEffect(() => onUnderWay?.(underWay), [underWay])

  const take = (files: readonly File[], source: FileSource) => {
    const left = addFiles(files, source)
    setSaid(left > 0 ? `A piece has at most ${max} photos: ${countOf(left, 'file')} left out.` : '')
  }
  const move = (from: number, to: number) => {
    const next = [...value]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    setSaid(`Photo ${from + 1} is number ${to + 1} now.`)
    // Focus stays on the moved photo.
    queueMicrotask(() => {
      const way = to < from ? 'forward' : 'back'
      const tile = list.current?.children[to]
      const button =
        tile?.querySelector<HTMLButtonElement>(`[aria-label$="${way}"]:not(:disabled)`) ??
        tile?.querySelector<HTMLButtonElement>('button')
      button?.focus()
    })
  }
  const remove = (at: number) => {
    onChange(value.filter((_, i) => i !== at))
    setSaid(`Photo ${at + 1} is taken out.`)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) take(files, 'image_upload')
    else if (room > 0)
      for (const url of event.dataTransfer.getData('text/uri-list').split(/\s+/).filter(Boolean).slice(0, 1))
        addUrl(url)
  }
  return (
    <fieldset
      aria-labelledby={name}
      className={look(
        { flow: 'stack', gap: 3, pad: 4, round: 'control' },
        styles.photos,
        over && styles.over,
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Row as="p" id={name} gap={0} align="stretch" justify="between" noWrap weight={600}>
        {label} <Text as="span" weight={400} className="soft num">{`${value.length} of ${max}`}</Text>
      </Row>
      {(value.length > 0 || pending.length > 0) && (
        <Stack as="ul" ref={list} gap={3} className={styles.tiles}>
          {value.map((ref, at) => (
            <Tile key={ref} at={at} value={value} onMove={move} onRemove={remove} />
          ))}
          {pending.map((one) => (
            <OnItsWay key={one.key} one={one} onForget={() => forget(one.key)} />
          ))}
        </Stack>
      )}
      <Sources room={room} onFiles={take} onUrl={addUrl} filesRef={filesRef} />
      <p role="status" className="soft small">
        {underWay > 0 ? `${countOf(underWay, 'photo')} on the way.` : said}
      </p>
      {error && (
        <Text role="alert" tone="danger" weight={600}>
          {error}
        </Text>
      )}
    </fieldset>
  )
}
