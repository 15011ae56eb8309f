// One picture of a page: shown at its place's shape, and replaced by a file or the camera.
import { type PagePlace, placeSizes } from '@hemline/rules/partners/pages.ts'
import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { FilePickers } from '../photos/FilePickers.tsx'
import { type FileSource, sendPhoto } from '../photos/photo-wire.ts'
import styles from './PagePicture.module.css'

type Props = {
  place: PagePlace
  label: string
  /** The address of the picture that is shown; null for none. */
  url: string | null
  problem: string | undefined
  onSent: (id: string) => void
  onRefused: () => void
  /** Called with whether a picture is being uploaded: a form that is sent before lacks the picture. */
  onUnderWay: (isUnderWay: boolean) => void
}

/**
 * Renders the field for a picture of a partner's page; `onSent` gets the id of the upload. A refused file
 * shows why, and the former picture stays. One upload runs at a time.
 */
export function PagePicture({ place, label, url, problem, onSent, onRefused, onUnderWay }: Props) {
  const [progress, setProgress] = useState<number>()
  const [refusal, setRefusal] = useState('')
  const name = useId()
  const { width, height } = placeSizes[place].least
  const take = async (files: readonly File[], source: FileSource) => {
    const [file] = files
    if (!file || progress !== undefined) return
    setRefusal('')
    setProgress(0)
    onUnderWay(true)
    const sent = await sendPhoto(file, { source, onProgress: setProgress })
    setProgress(undefined)
    onUnderWay(false)
    if ('refusal' in sent) {
      setRefusal(sent.refusal)
      onRefused()
    } else onSent(sent.id)
  }
  const wrong = refusal || problem
  return (
    <Stack as="fieldset" gap={3} aria-labelledby={name}>
      <Row as="p" id={name} gap={2} rows={1}>
        <b>{label}</b>
        <Text as="span" size={14} tone="soft">
          {place === 'logo' ? 'Square' : `At least ${width} by ${height} pixels`}
        </Text>
      </Row>
      {url === null ? (
        <p className="soft">There is no picture yet.</p>
      ) : (
        <img
          className={classes(styles.picture, styles[place])}
          src={url}
          alt={`${label}, as the page shows it`}
          width={width}
          height={height}
        />
      )}
      <Row gap={3} rows={2}>
        <FilePickers
          room={progress === undefined ? 1 : 0}
          describedBy={name}
          small
          onFiles={(files, source) => void take(files, source)}
        />
        {progress !== undefined && <progress max={1} value={progress} aria-label={`Sending: ${label}`} />}
      </Row>
      {wrong && (
        <Text role="alert" size={14} tone="danger">
          {wrong}
        </Text>
      )}
    </Stack>
  )
}
