// The sheet "Find one like it": every way to a picture to search with.
import { picturePromise } from '@hemline/rules/image-search/terms.ts'
import { photoAccept } from '@hemline/rules/photos/photos.ts'
import { Camera, ImagePlus, Lock } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ModalTitle } from '../../ui/Modal.tsx'
import { Note } from '../../ui/Note.tsx'
import { hasCamera } from '../photos/use-camera.ts'
import { BoardStrip } from './BoardStrip.tsx'
import type { PictureStart } from './open-picture-sheet.ts'
import styles from './PictureSheet.module.css'
import { useIncoming } from './use-incoming.ts'
import { usePicture } from './use-picture.ts'
import { Viewfinder } from './Viewfinder.tsx'

const noCamera =
  'We can’t reach a camera here. You can allow it in your browser’s settings, or choose a picture instead.'

type AddressProps = { onUrl: (url: string) => void; disabled: boolean }

function AddressField({ onUrl, disabled }: AddressProps) {
  const [url, setUrl] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() !== '' && !disabled) onUrl(url.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={2} tracks="end" align="end">
        <Field
          label="Or the address of a picture"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button look="line" type="submit" disabled={disabled}>
          Search
        </Button>
      </Stack>
    </form>
  )
}

/**
 * Renders the sheet that starts a picture search by camera, file, link or paste; `start`: pictures at hand,
 * or the camera opened at once. A refusal stands above; several pictures are offered to choose from, and a
 * refused camera leads to the device's own.
 */
export function PictureSheet({ start = {} }: { start?: PictureStart }) {
  const picture = usePicture()
  const [isLive, setLive] = useState(start.camera === true && hasCamera())
  const [board, setBoard] = useState<readonly File[]>([])
  // Once the camera was refused here, the button opens the device's own camera, or its files.
  const wasRefused = useRef(false)
  const shooter = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const take = ({ files = [], url }: PictureStart) => {
    setLive(false)
    const [first] = files
    if (files.length > 1) setBoard(files)
    else if (first) void picture.send(first, 'image_upload')
    else if (url) void picture.fetchFrom(url)
  }
  const isOver = useIncoming(take, true)
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: What the sheet was opened with is taken once.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    take(start)
    if (start.camera) setLive(hasCamera())
  }, [])
  const shoot = () => {
    picture.refuse(null)
    if (hasCamera() && !wasRefused.current) setLive(true)
    else shooter.current?.click()
  }
  const refused = () => {
    wasRefused.current = true
    setLive(false)
    picture.refuse(noCamera)
  }
  const isBusy = picture.waits !== null
  const hidden = {
    type: 'file',
    accept: photoAccept,
    className: 'sr',
    tabIndex: -1,
  } as const
  return (
    <Stack gap={4} anchor className={isOver ? styles.over : undefined}>
      <div>
        <ModalTitle>Find one like it</ModalTitle>
        <Text tone="soft">Show us a picture, and we look on the rail for pieces like it.</Text>
      </div>
      {picture.problem && (
        <Note mood="bad" role="alert">
          {picture.problem}
        </Note>
      )}
      {isLive ? (
        <Viewfinder
          onPhoto={(photo) => {
            setLive(false)
            void picture.send(photo, 'camera_capture')
          }}
          onRefused={refused}
          onClose={() => setLive(false)}
        />
      ) : (
        <Stack gap={3} padX={4} padY={6} surface="paper" round="control" className={styles.drop}>
          <Row gap={2} justify="center" className={styles.ways}>
            <Button onClick={shoot} disabled={isBusy}>
              <Camera size={20} strokeWidth={1.5} aria-hidden /> Take a photo
            </Button>
            <Button look="line" onClick={() => chooser.current?.click()} disabled={isBusy}>
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Choose a picture
            </Button>
          </Row>
          <Text size={14} tone="soft" textAlign="center" className={styles.hint}>
            Or drop it here, or paste it. Of a whole board, choose all pictures and then tap one.
          </Text>
        </Stack>
      )}
      <input
        {...hidden}
        ref={shooter}
        aria-label="A photo from the camera"
        capture="environment"
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          target.value = ''
          if (photo) void picture.send(photo, 'camera_capture')
        }}
      />
      <input
        {...hidden}
        ref={chooser}
        aria-label="Pictures from your files"
        multiple
        onChange={({ target }) => {
          take({ files: [...(target.files ?? [])] })
          target.value = ''
        }}
      />
      {board.length > 1 && (
        <BoardStrip
          files={board}
          disabled={isBusy}
          onPick={(file) => void picture.send(file, 'pinterest_board')}
        />
      )}
      <p
        role="status"
        className={
          picture.waits
            ? look({ padX: 4, padY: 3, surface: 'wash', round: 'control', tone: 'accent', weight: 500 })
            : 'sr'
        }
      >
        {picture.waits && `${picture.waits}.`}
      </p>
      {!isLive && <AddressField onUrl={(url) => take({ url })} disabled={isBusy} />}
      <Text size={14} tone="soft" flow="stack" gap={2} className={styles.promise}>
        <Lock size={16} strokeWidth={1.5} aria-hidden /> {picturePromise}
      </Text>
    </Stack>
  )
}
