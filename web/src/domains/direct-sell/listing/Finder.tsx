// The camera of a listing: one slot at a time, label before all, with tips that can be acted on.
import { Check, ChevronRight, Hand, ImagePlus, Plus, Sun, X, Zap } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { showToast } from '../../../ui/toasts.store.ts'
import { previewOf } from '../../photos/photo-wire.ts'
import { type Sight, shoot, smallPictureOf, useCamera, useSight } from '../../photos/use-camera.ts'
import styles from './Finder.module.css'
import { nextSlot, type SlotName, slots, type Taken } from './slots.ts'

/** The four corners that a piece should fill. */
const frame = 'M8 60V8H60M340 8H392V60M392 500V552H340M60 552H8V500'

const lightEnough = 0.25
const sharpEnough = 0.1

function Tips({ sight }: { sight: Sight | undefined }) {
  if (!sight) return null
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  const isSharp = sight.sharpness >= sharpEnough
  const isLight = sight.light >= lightEnough
  return (
    <Row gap={1.5} align="stretch" className={styles.tips}>
      <span>
        {isSharp ? <Check {...icon} /> : <Hand {...icon} />}
        {isSharp ? 'Sharp' : 'Hold it still'}
      </span>
      <span>
        {isLight ? <Check {...icon} /> : <Sun {...icon} />}
        {isLight ? 'Light enough' : 'A little more light'}
      </span>
    </Row>
  )
}

/** A slot whose photo is on its way, before its small picture is drawn. */
const nothingYet = ''

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
  /** Gets each picture: its caller sends it, also once the camera is left. */
  onShot: (slot: SlotName, photo: Blob) => void
  onFiles: () => void
  onRefused: () => void
  onClose: () => void
}

/** The slot in turn, and pictures that are not sent yet. */
function useSlots({ taken, hasRoom, onShot, onClose }: Props) {
  const [slot, setSlot] = useState<SlotName>(() => nextSlot(taken) ?? 'flaw')
  const [coming, setComing] = useState<Readonly<Partial<Record<SlotName, string>>>>({})
  const [known, setKnown] = useState(taken)
  if (known !== taken) {
    // What has been sent meanwhile is shown as the shop has it.
    setKnown(taken)
    const isHere = (name: string) => taken[name as SlotName] !== known[name as SlotName]
    setComing(Object.fromEntries(Object.entries(coming).filter(([name]) => !isHere(name))))
  }
  const goOn = () => {
    const next = nextSlot({ ...taken, ...coming }, slot)
    if (next) setSlot(next)
    else onClose()
  }
  const put = (photo: Blob) => {
    if (!hasRoom && taken[slot] === undefined)
      return void showToast({ text: 'A listing has no room for more photos.' })
    const at = slot
    setComing((all) => ({ ...all, [at]: nothingYet }))
    void smallPictureOf(photo).then(
      (picture) => picture && setComing((all) => (all[at] === nothingYet ? { ...all, [at]: picture } : all)),
    )
    const next = nextSlot({ ...taken, ...coming, [at]: 'coming' }, at)
    if (next) setSlot(next)
    onShot(at, photo)
  }
  return { slot, setSlot, coming, goOn, put }
}

function Strip({ taken, state }: { taken: Taken; state: ReturnType<typeof useSlots> }) {
  return (
    <Stack as="ul" gap={2} textAlign="center" className={styles.strip} aria-label="Photos to take">
      {slots.map(({ name, short }) => {
        const id = taken[name]
        const picture = state.coming[name] || (id === undefined ? undefined : previewOf(id))
        return (
          <li key={name}>
            <PlainButton
              className={look({
                flow: 'stack',
                gap: 1,
                top: true,
                wide: true,
                size: 12,
                tone: 'onGreenSoft',
              })}
              aria-current={name === state.slot ? 'step' : undefined}
              onClick={() => state.setSlot(name)}
            >
              <Stack
                as="span"
                gap={0}
                align="center"
                justifyItems="center"
                round="control"
                ratio="square"
                clip
                className={styles.slot}
              >
                {picture ? (
                  <img
                    className={look({ covers: true })}
                    src={picture}
                    alt="Taken: "
                    width={80}
                    height={80}
                  />
                ) : (
                  <Plus size={16} strokeWidth={1.5} aria-hidden />
                )}
              </Stack>
              {short}
            </PlainButton>
          </li>
        )
      })}
    </Stack>
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
    <Text as="section" surface="green" tone="onGreen" className={styles.world} aria-label="Camera">
      <Stack gap={0} centered upTo="form" className={styles.finder}>
        <Stack as="header" gap={0} align="center" textAlign="center" className={styles.top}>
          <IconButton aria-label="Leave the camera" onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <div aria-live="polite">
            <h1>{slots[at]?.title}</h1>
            <Text size={12} tone="onGreenSoft">
              {at + 1} of {slots.length}, the rest is read from them
            </Text>
          </div>
          {torch.has && (
            <IconButton aria-label="Light" aria-pressed={torch.on} onClick={torch.turn}>
              <Zap size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
          )}
        </Stack>
        <Panel clip anchor className={styles.view}>
          <video
            className={look({ covers: true, fills: true })}
            ref={video}
            autoPlay
            playsInline
            muted
            onLoadedData={() => setSeeing(true)}
          />
          <svg viewBox="0 0 400 560" preserveAspectRatio="none" aria-hidden="true">
            {/* A dark line below the light one: the frame is seen before a bright wall, too. */}
            <path d={frame} stroke="var(--green)" strokeWidth={6} />
            <path d={frame} />
          </svg>
          <Tips sight={sight} />
        </Panel>
        <div>
          <Strip taken={taken} state={state} />
          <Stack gap={0} align="center" className={styles.shutterRow}>
            <PlainButton className={look({ tone: 'onGreen' }, styles.way)} onClick={onFiles}>
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Pictures
            </PlainButton>
            <PlainButton
              className={look({ tone: 'onGreen' }, styles.shutter)}
              aria-label="Take the picture"
              disabled={!isSeeing}
              onClick={take}
            />
            <PlainButton className={look({ tone: 'onGreen' }, styles.way)} onClick={state.goOn}>
              {isLast ? 'Done' : 'Skip'} <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
            </PlainButton>
          </Stack>
        </div>
      </Stack>
    </Text>
  )
}
