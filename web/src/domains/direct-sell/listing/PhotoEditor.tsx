import { RotateCcw, RotateCw } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { ModalTitle } from '../../../ui/Modal.tsx'
import { closeModal, openModal } from '../../../ui/modal.store.ts'
import { previewOf, sendPhoto } from '../../photos/photo-wire.ts'
import { type Cut, drawCut, fileOfCut, wholeCut } from './edit-photo.ts'
import styles from './Listing.module.css'

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
    <label className={styles.slide}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}

/** Loads a photo to be drawn; undefined until it is there. */
function usePhoto(id: string): HTMLImageElement | undefined {
  const [photo, setPhoto] = useState<HTMLImageElement>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPhoto(image)
    image.src = previewOf(id).replace(/\/320$/, '/1200')
    return () => {
      image.onload = null
    }
  }, [id])
  return photo
}

type Props = { id: string; name: string; onDone: (id: string) => void }

/** Opens the dialog in which a photo is turned and cut; `onDone` gets the id of the changed photo. */
export const openPhotoEditor = (props: Props): Promise<boolean> =>
  openModal({ id: 'photo-editor', label: 'Turn and cut', content: async () => PhotoEditor, props })

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

/** Renders the dialog: the photo as it will be, the ways to change it, and the button that keeps it so. */
export function PhotoEditor({ id, name, onDone }: Props) {
  const photo = usePhoto(id)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { cut, setCut, handle } = useCut(canvas, photo)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const turn = (by: number) => setCut((now) => ({ ...now, turns: (now.turns + by + 4) % 4 }))
  const save = async () => {
    if (!photo || isBusy) return
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
      <ModalTitle>Turn and cut: {name}</ModalTitle>
      <canvas ref={canvas} width={width} height={height} className={styles.cut} {...handle} />
      <Row gap={2} justify="center">
        <Button look="line" size="small" onClick={() => turn(-1)}>
          <RotateCcw size={16} strokeWidth={1.5} aria-hidden /> Turn left
        </Button>
        <Button look="line" size="small" onClick={() => turn(1)}>
          <RotateCw size={16} strokeWidth={1.5} aria-hidden /> Turn right
        </Button>
      </Row>
      <Stack gap={1}>
        <Slide
          label="Nearer"
          value={cut.zoom}
          min={1}
          max={3}
          onChange={(zoom) => setCut({ ...cut, zoom })}
        />
        <Slide label="Left or right" value={cut.x} onChange={(x) => setCut({ ...cut, x })} />
        <Slide label="Up or down" value={cut.y} onChange={(y) => setCut({ ...cut, y })} />
      </Stack>
      {problem && (
        <Text role="alert" size={14} tone="danger">
          {problem}
        </Text>
      )}
      <Button wide busy={isBusy} onClick={() => void save()}>
        {isBusy ? 'Saving' : 'Use it so'}
      </Button>
    </Stack>
  )
}
