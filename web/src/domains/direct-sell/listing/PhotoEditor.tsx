import { Blend, RotateCcw, RotateCw } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { ModalTitle } from '../../../ui/Modal.tsx'
import { closeModal, openModal } from '../../../ui/modal.store.ts'
import { previewOf, sendPhoto } from '../../photos/photo-wire.ts'
import { type Cut, drawCut, fileOfCut, roomOf, wholeCut } from './edit-photo.ts'
import styles from './Photos.module.css'

const width = 320
const height = 400
const within = (value: number) => Math.min(1, Math.max(0, value))

type SlideProps = {
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

function Slide({ label, value, min = 0, max = 1, onChange }: SlideProps) {
  return (
    <Stack as="label" gap={0} align="center" tall={44} size={14} className={styles.slide}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Stack>
  )
}

/** Loads a picture to be drawn; undefined until it is there, `failed` when it can't be had. */
function usePicture(src: string | undefined): HTMLImageElement | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ src: string; picture: HTMLImageElement | 'failed' }>()
  useEffect(() => {
    if (src === undefined) return
    const image = new Image()
    image.onload = () => setLoaded({ src, picture: image })
    image.onerror = () => setLoaded({ src, picture: 'failed' })
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src])
  return loaded?.src === src ? loaded?.picture : undefined
}

const asPicture = (loaded: HTMLImageElement | 'failed' | undefined) =>
  loaded === 'failed' ? undefined : loaded

/** The photo, or the photo with a calm background once that is wanted and there. */
function usePhoto(id: string) {
  const [isCalm, setCalm] = useState(false)
  const plain = asPicture(usePicture(previewOf(id).replace(/\/320$/, '/1200')))
  // A photo with a number shows a piece already: shoppers have seen it as it is.
  const canCalm = !/^\d+$/.test(id)
  const calm = usePicture(isCalm ? `${previewOf(id)}/calm` : undefined)
  return {
    photo: (isCalm ? asPicture(calm) : undefined) ?? plain,
    canCalm,
    isCalm,
    setCalm,
    isComing: isCalm && calm === undefined,
    isUnclear: isCalm && calm === 'failed',
  }
}

type Props = { id: string; name: string; onDone: (id: string) => void }

/**
 * Opens the dialog that turns and cuts an uploaded photo and calms its background; `onDone` gets the id of
 * the changed photo, a new upload. Resolves to whether the dialog opened.
 */
export const openPhotoEditor = (props: Props): Promise<boolean> =>
  openModal({ id: 'photo-editor', label: 'Change the photo', content: async () => PhotoEditor, props })

/** Turns, enlarges and moves a photo, by dragging it or with sliders. */
function useCut(canvas: { readonly current: HTMLCanvasElement | null }, photo: HTMLImageElement | undefined) {
  const [cut, setCut] = useState<Cut>(wholeCut)
  const drag = useRef<{ x: number; y: number; from: Cut } | undefined>(undefined)
  useEffect(() => {
    if (canvas.current && photo) drawCut(canvas.current, photo, cut)
  }, [canvas, photo, cut])
  const end = () => {
    drag.current = undefined
  }
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: cut }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return
      const { x, y, from } = drag.current
      const left = within(from.x - (event.clientX - x) / width)
      setCut({ ...from, x: left, y: within(from.y - (event.clientY - y) / height) })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { cut, setCut, handle }
}

/**
 * Renders the content of the dialog that changes a photo: the photo as it will be, buttons to turn and zoom,
 * and the button that uploads the result, calls `onDone` with its id and closes. A refused upload shows why.
 */
export function PhotoEditor({ id, name, onDone }: Props) {
  const { photo, canCalm, isCalm, setCalm, isComing, isUnclear } = usePhoto(id)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { cut, setCut, handle } = useCut(canvas, photo)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const room = photo ? roomOf(photo, cut) : { across: false, down: false }
  const turn = (by: number) => setCut((now) => ({ ...now, turns: (now.turns + by + 4) % 4 }))
  const save = async () => {
    if (!photo || isBusy || isComing) return
    setBusy(true)
    const file = await fileOfCut(photo, cut)
    const sent = file ? await sendPhoto(file, { source: 'image_upload' }) : undefined
    setBusy(false)
    if (!sent || 'refusal' in sent)
      return setProblem(sent?.refusal ?? 'This photo can’t be changed here. Please take it again.')
    onDone(sent.id)
    closeModal()
  }
  return (
    <Stack gap={4}>
      <ModalTitle>Change {name}</ModalTitle>
      <canvas ref={canvas} width={width} height={height} className={styles.cut} {...handle} />
      <Stack gap={1} align="center">
        <Row gap={1} justify="center">
          <IconButton aria-label="Turn left" onClick={() => turn(-1)}>
            <RotateCcw size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          {canCalm && (
            <Button look="line" size="small" aria-pressed={isCalm} onClick={() => setCalm(!isCalm)}>
              <Blend size={16} strokeWidth={1.5} aria-hidden />{' '}
              {isCalm ? 'The background as it was' : 'Calm the background'}
            </Button>
          )}
          <IconButton aria-label="Turn right" onClick={() => turn(1)}>
            <RotateCw size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Row>
        {canCalm && (
          <Text role="status" size={12} tone="soft" textAlign="center">
            {isUnclear
              ? 'The piece can’t be told from its background here. A plain wall or bed behind it helps.'
              : isComing
                ? 'Calming it'
                : isCalm && 'What lies around the piece is softened; the piece stays as it is.'}
          </Text>
        )}
      </Stack>
      <Stack gap={1}>
        <Slide
          label="Nearer"
          value={cut.zoom}
          min={1}
          max={3}
          onChange={(zoom) => setCut({ ...cut, zoom })}
        />
        {room.across && <Slide label="Left or right" value={cut.x} onChange={(x) => setCut({ ...cut, x })} />}
        {room.down && <Slide label="Up or down" value={cut.y} onChange={(y) => setCut({ ...cut, y })} />}
      </Stack>
      {problem && (
        <Text role="alert" size={14} tone="danger">
          {problem}
        </Text>
      )}
      <Button wide busy={isBusy} disabled={isComing} onClick={() => void save()}>
        {isBusy ? 'Saving' : 'Use it so'}
      </Button>
    </Stack>
  )
}
