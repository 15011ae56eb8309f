// The camera of a listing: one slot at a time, label before all, with tips that can be acted on.
import { Check, ChevronRight, Hand, ImagePlus, Plus, Sun, X, Zap } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { showToast } from '../../../ui/toasts.store.ts'
import { previewOf, sendPhoto } from '../../photos/photo-wire.ts'
import { type Sight, shoot, useCamera, useSight } from '../../photos/use-camera.ts'
import styles from './Finder.module.css'
import { nextSlot, type SlotName, slots, type Taken } from './slots.ts'

const lightEnough = 0.25
const sharpEnough = 0.1

function Tips({ sight }: { sight: Sight | undefined }) {
  if (!sight) return null
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  const isSharp = sight.sharpness >= sharpEnough
  const isLight = sight.light >= lightEnough
  return (
    <div className={styles.tips}>
      <span>
        {isSharp ? <Check {...icon} /> : <Hand {...icon} />}
        {isSharp ? 'Sharp' : 'Hold it still'}
      </span>
      <span>
        {isLight ? <Check {...icon} /> : <Sun {...icon} />}
        {isLight ? 'Light enough' : 'A little more light'}
      </span>
    </div>
  )
}

type Torch = { has: boolean; on: boolean; turn: () => void }

/** The light of the camera, where the device lets a page turn it on. */
function useTorch(stream: MediaStream | null): Torch {
  const [on, setOn] = useState(false)
  const track = stream?.getVideoTracks()[0]
  const has = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
  const turn = () => {
    const wish = { advanced: [{ torch: !on }] } as unknown as MediaTrackConstraints
    track?.applyConstraints(wish).then(
      () => setOn(!on),
      () => showToast({ text: 'The light can’t be turned on here.' }),
    )
  }
  return { has, on, turn }
}

type Props = {
  taken: Taken
  /** Whether the listing has room for another photo. */
  hasRoom: boolean
  onTaken: (slot: SlotName, id: string) => void
  onFiles: () => void
  onRefused: () => void
  onClose: () => void
}

/** The slot in turn, and photos that are on their way. */
function useSlots({ taken, hasRoom, onTaken, onClose }: Props) {
  const [slot, setSlot] = useState<SlotName>(() => nextSlot(taken) ?? 'flaw')
  const [coming, setComing] = useState<Readonly<Partial<Record<SlotName, string>>>>({})
  const goOn = () => {
    const next = nextSlot({ ...taken, ...coming }, slot)
    if (next) setSlot(next)
    else onClose()
  }
  const put = async (photo: Blob) => {
    if (!hasRoom && taken[slot] === undefined)
      return void showToast({ text: 'A listing has no room for more photos.' })
    const at = slot
    setComing((all) => ({ ...all, [at]: URL.createObjectURL(photo) }))
    const next = nextSlot({ ...taken, ...coming, [at]: 'coming' }, at)
    if (next) setSlot(next)
    const sent = await sendPhoto(photo, { source: 'camera_capture' })
    setComing(({ [at]: _, ...others }) => others)
    if ('refusal' in sent) {
      showToast({ text: sent.refusal })
      setSlot(at)
    } else onTaken(at, sent.id)
  }
  return { slot, setSlot, coming, goOn, put }
}

function Strip({ taken, state }: { taken: Taken; state: ReturnType<typeof useSlots> }) {
  return (
    <ul className={styles.strip} aria-label="Photos to take">
      {slots.map(({ name, short }) => {
        const id = taken[name]
        const picture = state.coming[name] ?? (id === undefined ? undefined : previewOf(id))
        return (
          <li key={name}>
            <PlainButton
              aria-current={name === state.slot ? 'step' : undefined}
              onClick={() => state.setSlot(name)}
            >
              <span className={styles.slot}>
                {picture ? (
                  <img src={picture} alt="Taken: " width={80} height={80} />
                ) : (
                  <Plus size={16} strokeWidth={1.5} aria-hidden />
                )}
              </span>
              {short}
            </PlainButton>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Renders the camera with the slot to photograph next, the strip of slots and the shutter; `onFiles` gets the
 * picture, `onRefused` is called when the browser gives no camera.
 */
export function Finder(props: Props) {
  const { taken, onFiles, onRefused, onClose } = props
  const stream = useCamera(onRefused)
  const video = useRef<HTMLVideoElement>(null)
  const [isSeeing, setSeeing] = useState(false)
  const sight = useSight(video, isSeeing)
  const torch = useTorch(stream)
  const state = useSlots(props)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const at = slots.findIndex(({ name }) => name === state.slot)
  const isLast = nextSlot({ ...taken, ...state.coming }, state.slot) === undefined
  const take = () => {
    if (video.current) void shoot(video.current).then((photo) => photo && state.put(photo))
  }
  return (
    <section className={styles.world} aria-label="Camera">
      <div className={styles.finder}>
        <header className={styles.top}>
          <IconButton aria-label="Leave the camera" onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <div aria-live="polite">
            <h1>{slots[at]?.title}</h1>
            <p>
              {at + 1} of {slots.length}, the rest is read from them
            </p>
          </div>
          {torch.has && (
            <IconButton aria-label="Light" aria-pressed={torch.on} onClick={torch.turn}>
              <Zap size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </header>
        <div className={styles.view}>
          <video ref={video} autoPlay playsInline muted onLoadedData={() => setSeeing(true)} />
          <svg viewBox="0 0 400 560" preserveAspectRatio="none" aria-hidden="true">
            <path d="M8 60V8H60M340 8H392V60M392 500V552H340M60 552H8V500" />
          </svg>
          <Tips sight={sight} />
        </div>
        <div>
          <Strip taken={taken} state={state} />
          <div className={styles.shutterRow}>
            <PlainButton className={styles.way} onClick={onFiles}>
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Pictures
            </PlainButton>
            <PlainButton
              className={styles.shutter}
              aria-label="Take the picture"
              disabled={!isSeeing}
              onClick={take}
            />
            <PlainButton className={styles.way} onClick={state.goOn}>
              {isLast ? 'Done' : 'Skip'} <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
            </PlainButton>
          </div>
        </div>
      </div>
    </section>
  )
}
