// The camera of the device within the sheet. Where there is none, or where it is refused, the caller
// offers files.
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { shoot, useCamera } from '../photos/use-camera.ts'
import styles from './PictureSheet.module.css'

type Props = {
  onPhoto: (photo: Blob) => void
  onRefused: () => void
  onClose: () => void
}

/**
 * Renders the camera's picture and the button that takes the photo, which goes to `onPhoto`; `onRefused` is
 * called when the browser gives no camera.
 */
export function Viewfinder({ onPhoto, onRefused, onClose }: Props) {
  const stream = useCamera(onRefused)
  const video = useRef<HTMLVideoElement>(null)
  // A stream that was opened shows nothing until its first picture came.
  const [isSeeing, setSeeing] = useState(false)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const take = () => {
    const seen = video.current
    if (seen) void shoot(seen).then((photo) => photo && onPhoto(photo))
  }
  return (
    <Stack
      as="section"
      gap={0}
      surface="green"
      round="control"
      clip
      anchor
      tone="onGreen"
      className={styles.finder}
      aria-label="Camera"
    >
      <video
        className={look({ covers: true, fills: true })}
        ref={video}
        autoPlay
        playsInline
        muted
        onLoadedData={() => setSeeing(true)}
      />
      <Text as="span" fills className={styles.corners} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Text>
      <Text
        size={14}
        alignSelf="start"
        justifySelf="center"
        above={6}
        surface="label"
        round="full"
        anchor
        className={styles.tip}
      >
        {isSeeing ? 'One piece, the whole of it, in good light.' : 'Waiting for the camera.'}
      </Text>
      <Stack gap={0} align="center" alignSelf="end" pad={4} anchor className={styles.shutterRow}>
        <IconButton
          className={look({ justifySelf: 'start', surface: 'label' }, styles.leave)}
          aria-label="Leave the camera"
          onClick={onClose}
        >
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <PlainButton
          className={styles.shutter}
          aria-label="Take the photo"
          disabled={!isSeeing}
          onClick={take}
        />
      </Stack>
    </Stack>
  )
}
