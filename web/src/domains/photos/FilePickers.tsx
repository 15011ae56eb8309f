// Two ways to a photo: the camera of a phone, and files.
import { photoAccept } from '@hemline/rules/photos/photos.ts'
import { Camera, ImagePlus } from 'lucide-react'
import { type Ref, useId } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Text } from '../../ui/layout.tsx'
import styles from './PhotoField.module.css'
import type { FileSource } from './photo-wire.ts'

type Props = {
  room: number
  onFiles: (files: readonly File[], source: FileSource) => void
  /** The id of the element that names the pickers, where a page has several. */
  describedBy?: string | undefined
  filesRef?: Ref<HTMLInputElement> | undefined
  small?: boolean
}

/**
 * Renders the buttons that open the camera and the file chooser; `room`: how many more photos fit, 0 disables
 * both. `onFiles` gets the chosen files and which button was used.
 */
export function FilePickers({ room, onFiles, describedBy, filesRef, small = false }: Props) {
  const id = useId()
  const picker = (source: FileSource) => (
    <input
      id={id + source}
      type="file"
      accept={photoAccept}
      disabled={room === 0}
      aria-describedby={describedBy}
      {...(source === 'camera_capture'
        ? { capture: 'environment' as const }
        : { multiple: true, ...(filesRef ? { ref: filesRef } : {}) })}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])], source)
        target.value = ''
      }}
    />
  )
  const button = buttonClass({ look: 'line', ...(small ? { size: 'small' as const } : {}) })
  return (
    <>
      <Text
        as="label"
        htmlFor={`${id}camera_capture`}
        anchor
        className={classes(button, styles.pick, styles.camera)}
      >
        <Camera size={20} strokeWidth={1.5} aria-hidden /> Take a photo
        {picker('camera_capture')}
      </Text>
      <Text as="label" htmlFor={`${id}image_upload`} anchor className={classes(button, styles.pick)}>
        <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Choose files
        {picker('image_upload')}
      </Text>
    </>
  )
}
