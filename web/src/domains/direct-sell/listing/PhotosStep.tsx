// The first step of a listing: its photos, from the camera or from files, in the order in which shoppers see
// them.
import { photoAccept } from '@hemline/rules/photos/photos.ts'
import { directPhotosMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { ArrowLeft, ArrowRight, Camera, Crop, ImagePlus, X } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { countOf } from '../../../platform/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { previewOf } from '../../photos/photo-wire.ts'
import { hasCamera } from '../../photos/use-camera.ts'
import type { Pending } from '../../photos/use-photo-queue.ts'
import styles from './Photos.module.css'
import { wordsFor } from './slots.ts'
import type { ListingPhotos } from './use-listing-photos.ts'

const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }))
const openPhotoEditor = async (props: { id: string; name: string; onDone: (id: string) => void }) =>
  (await import('./PhotoEditor.tsx')).openPhotoEditor(props)

const noCamera = 'We can’t reach a camera here. Allow it in your browser’s settings, or choose pictures.'
const awayWords = 'waits on this phone. We send it when you’re online.'
const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

type TileProps = {
  id: string
  at: number
  count: number
  words: string
  onMove: (to: number) => void
  onRemove: () => void
  onEdit: (id: string) => void
  /** Takes the last change of the photo back; undefined for a photo that was not changed in this visit. */
  onUndo: (() => void) | undefined
}

function Tile({ id, at, count, words, onMove, onRemove, onEdit, onUndo }: TileProps) {
  const name = `photo ${at + 1}`
  return (
    <Panel as="li" surface="card" edge="all" round="control" clip anchor className={styles.tile}>
      <img src={previewOf(id)} alt={words} width={320} height={400} />
      <span className={styles.tag} aria-hidden>
        {at === 0 ? 'Cover' : words}
      </span>
      <Row gap={0} align="stretch" justify="between" noWrap className={styles.tools}>
        <IconButton aria-label={`Move ${name} forward`} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowLeft {...icon} />
        </IconButton>
        <IconButton
          aria-label={`Change ${name}`}
          onClick={() => void openPhotoEditor({ id, name, onDone: onEdit })}
        >
          <Crop {...icon} />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <X {...icon} />
        </IconButton>
        <IconButton
          aria-label={`Move ${name} back`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowRight {...icon} />
        </IconButton>
      </Row>
      {onUndo && (
        <Button look="text" size="small" wide aria-label={`Undo the change of ${name}`} onClick={onUndo}>
          Undo the change
        </Button>
      )}
    </Panel>
  )
}

function Coming({ one, onAgain, onForget }: { one: Pending; onAgain: () => void; onForget: () => void }) {
  return (
    <Stack
      as="li"
      gap={2}
      pad={4}
      surface="card"
      edge="all"
      round="control"
      ratio="piece"
      anchor
      size={14}
      className={classes(styles.tile, styles.coming)}
    >
      {one.refusal === undefined ? (
        <>
          <span>{one.progress < 1 ? 'Sending' : 'Looking at it'}</span>
          <progress max={1} value={one.progress} aria-label={`Sending ${one.name}`} />
        </>
      ) : (
        <>
          <Text role="alert" size={14} tone={one.isAway ? 'soft' : 'danger'} breaks>
            <b>{one.name}</b> {one.isAway ? awayWords : one.refusal}
          </Text>
          <Row gap={2}>
            {!one.isFinal && (
              <Button look="line" size="small" onClick={onAgain} aria-label={`Send ${one.name} again`}>
                Again
              </Button>
            )}
            <Button look="text" size="small" onClick={onForget} aria-label={`Forget ${one.name}`}>
              Forget it
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

type PhotosStepProps = {
  photoIds: readonly string[]
  onChange: (photoIds: string[]) => void
  photos: ListingPhotos
  isCamera: boolean
  onCamera: (on: boolean) => void
}

/** What moves, changes and removes photos, and says so to screen readers. */
function useTiles({ photoIds, onChange }: Pick<PhotosStepProps, 'photoIds' | 'onChange'>) {
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    const next = [...photoIds]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    setSaid(to === 0 ? `Photo ${from + 1} is the cover now.` : `Photo ${from + 1} is number ${to + 1} now.`)
    // The focus stays on the moved photo.
    queueMicrotask(() => {
      const way = to < from ? 'forward' : 'back'
      const tile = list.current?.children[to]
      const button =
        tile?.querySelector<HTMLButtonElement>(`[aria-label$="${way}"]:not(:disabled)`) ??
        tile?.querySelector<HTMLButtonElement>('button:not(:disabled)')
      button?.focus()
    })
  }
  const remove = (at: number) => {
    onChange(photoIds.filter((_, i) => i !== at))
    setSaid(`Photo ${at + 1} is taken out.`)
  }
  // Of each changed photo the one before: a change can be taken back while this page is open.
  const [befores, setBefores] = useState<Readonly<Record<string, string>>>({})
  const put = (before: string, id: string) => onChange(photoIds.map((one) => (one === before ? id : one)))
  const replace = (before: string, id: string) => {
    setBefores((now) => ({ ...now, [id]: before }))
    put(before, id)
  }
  const undoOf = (id: string) => {
    const before = befores[id]
    if (before === undefined) return undefined
    return () => {
      put(id, before)
      setSaid(`Photo ${photoIds.indexOf(id) + 1} is as it was.`)
    }
  }
  return { said, setSaid, list, move, remove, replace, undoOf }
}

/**
 * Renders the step with a listing's photos: tiles to sort and remove, ways to add more (at most 8), or the
 * camera. A refused photo shows why; files beyond eight are left out and counted.
 */
export function PhotosStep(props: PhotosStepProps) {
  const { photoIds, photos: queue, isCamera, onCamera } = props
  const { taken } = queue
  const { said, setSaid, list, move, remove, replace, undoOf } = useTiles(props)
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const shooter = useRef<HTMLInputElement>(null)
  const add = (files: readonly File[], source: 'image_upload' | 'camera_capture') => {
    const left = queue.addFiles(files, source)
    setSaid(
      left > 0 ? `A listing has at most ${directPhotosMost} photos: ${countOf(left, 'file')} left out.` : '',
    )
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files], 'image_upload')
  }
  const openCamera = () => {
    if (hasCamera()) onCamera(true)
    else shooter.current?.click()
  }
  const hidden = { type: 'file', accept: photoAccept, className: 'sr', tabIndex: -1 } as const
  const chooserField = (
    <input
      {...hidden}
      ref={chooser}
      multiple
      aria-label="Pictures from your files"
      onChange={({ target }) => {
        onCamera(false)
        add([...(target.files ?? [])], 'image_upload')
        target.value = ''
      }}
    />
  )
  if (isCamera)
    return (
      <>
        <Suspense>
          <Finder
            taken={taken}
            hasRoom={queue.room > 0}
            onShot={queue.addShot}
            onFiles={() => chooser.current?.click()}
            onRefused={() => {
              setProblem(noCamera)
              onCamera(false)
            }}
            onClose={() => onCamera(false)}
          />
        </Suspense>
        {chooserField}
      </>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Files can be dropped here; the buttons do the same.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h1>Photos first</h1>
      <Text tone="soft" size={14}>
        The whole front is enough to begin. With its back, its label and a close look it sells sooner.
      </Text>
      {problem && <Note mood="bad">{problem}</Note>}
      {(photoIds.length > 0 || queue.pending.length > 0) && (
        <Stack as="ul" gap={3} tracks={2} above={5} ref={list} aria-label="Photos, the cover first">
          {photoIds.map((id, at) => (
            <Tile
              key={id}
              id={id}
              at={at}
              count={photoIds.length}
              words={wordsFor(id, at, taken)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
              onEdit={(made) => replace(id, made)}
              onUndo={undoOf(id)}
            />
          ))}
          {queue.pending.map((one) => (
            <Coming
              key={one.key}
              one={one}
              onAgain={() => queue.again(one.key)}
              onForget={() => queue.forget(one.key)}
            />
          ))}
        </Stack>
      )}
      <Stack
        gap={3}
        above={5}
        padX={4}
        padY={5}
        round="control"
        className={classes(styles.drop, isOver && styles.over)}
      >
        <Stack gap={2}>
          <Button
            look={photoIds.length === 0 ? 'main' : 'line'}
            disabled={queue.room === 0}
            onClick={openCamera}
          >
            <Camera size={20} strokeWidth={1.5} aria-hidden /> Take the photos
          </Button>
          <Button look="line" disabled={queue.room === 0} onClick={() => chooser.current?.click()}>
            <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Choose pictures
          </Button>
        </Stack>
        <Text size={12} tone="soft" textAlign="center" numbers>
          {photoIds.length} of {directPhotosMost}. The first one is the cover.
        </Text>
      </Stack>
      {chooserField}
      <input
        {...hidden}
        ref={shooter}
        capture="environment"
        aria-label="A photo from the camera"
        onChange={({ target }) => {
          add([...(target.files ?? [])], 'camera_capture')
          target.value = ''
        }}
      />
      <Text role="status" size={14} tone="soft" above={2}>
        {queue.unsent > 0 ? `${countOf(queue.unsent, 'photo')} on the way.` : said}
      </Text>
    </div>
  )
}
