// A picture with what was found by it: the picture at the left and in sight, the pieces at the right.
import { GetImageSearchDocument, type ImageSearchFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Answered } from '../discovery/Answered.tsx'
import { Crop, Found } from './Crop.tsx'
import type { Box } from './crop.ts'
import styles from './ImageSearch.module.css'
import { ErrorPage } from './ImageSearchError.tsx'
import { openPictureSheet } from './open-picture-sheet.ts'
import { PictureTools } from './PictureTools.tsx'
import { Results } from './Results.tsx'
import { useIncoming } from './use-incoming.ts'
import { useLook } from './use-look.ts'

type Search = ImageSearchFieldsFragment
const wholePicture: Box = { left: 0, top: 0, width: 1, height: 1 }
/** A little after the picture's end, so that the answer to the next request is certain. */
const graceMs = 500

/** The ways on from somebody else's picture. */
function SharedTools({ search }: { search: Search }) {
  return (
    <Stack gap={3}>
      <Button onClick={() => void openPictureSheet()}>
        <ImagePlus size={20} strokeWidth={1.5} aria-hidden /> Search with your own picture
      </Button>
      <Text size={12} tone="soft">
        {search.isMine ? (
          <>
            This is your picture.{' '}
            <HrefLink className="link" href={`/image-search/${search.id}`}>
              Go to your search
            </HrefLink>
          </>
        ) : (
          'Somebody shared this picture with everybody who has the link.'
        )}
      </Text>
    </Stack>
  )
}

function Whole({ search, isShare }: { search: Search; isShare: boolean }) {
  const look = useLook()
  const isOver = useIncoming((start) => void openPictureSheet(start))
  const box = look.box ?? search.finds[0]?.box ?? wholePicture
  const canDrag = search.isMine && !isShare
  const picture = { picture: search, box, onBox: (next: Box) => look.frame(next) }
  return (
    <Page padTop={4} padBottom={16} className={isOver ? styles.over : undefined}>
      <div className={styles.find}>
        <Stack as="section" gap={3} top className={styles.yours} aria-label="The picture">
          <h1>{canDrag ? 'Find one like it' : 'Pieces like this picture'}</h1>
          <Crop {...picture} canDrag={canDrag} />
          <Found {...picture} canDrag={canDrag} />
          {canDrag ? <PictureTools search={search} /> : <SharedTools search={search} />}
        </Stack>
        <Results id={search.id} look={look} box={box} />
      </div>
    </Page>
  )
}

/** Asks again when the picture's hour is over: the page then says that the picture is gone. */
function useEnd(expiresAt: string | undefined, ask: () => void): void {
  useEffect(() => {
    if (!expiresAt) return undefined
    const timer = setTimeout(ask, Math.max(0, Date.parse(expiresAt) - nowMs()) + graceMs)
    return () => clearTimeout(timer)
  }, [expiresAt, ask])
}

/**
 * Renders the picture search that the URL names, as its owner sees it or (`isShare`) as people with the link
 * do; the error page once it is deleted or its time is over.
 */
export function LookPage({ isShare }: { isShare: boolean }) {
  usePageHead({ title: isShare ? 'A picture that was shared' : 'Find one like it', robots: 'noindex' })
  const { shareabilityId = '' } = useParams({ strict: false })
  const [{ data, error }, ask] = useQuery({
    query: GetImageSearchDocument,
    variables: { id: shareabilityId },
    requestPolicy: 'cache-and-network',
  })
  useEnd(data?.imageSearch?.expiresAt, ask)
  if (data?.imageSearch === null) return <ErrorPage reason="gone" />
  return (
    <Answered answer={data?.imageSearch} failed={error} retry={() => ask({ requestPolicy: 'network-only' })}>
      {(search) => <Whole key={search.id} search={search} isShare={isShare} />}
    </Answered>
  )
}
