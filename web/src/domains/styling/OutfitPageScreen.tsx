import { GetStyleOutfitDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Answered } from '../discovery/Answered.tsx'
import { NotHere } from './NotHere.tsx'
import { StyleOutfit } from './StyleOutfit.tsx'
import styles from './Styling.module.css'
import type { Outfit } from './use-stylist.ts'

function Whole({ outfit, onStale }: { outfit: Outfit; onStale: () => void }) {
  usePageHead({ title: outfit.name, robots: 'noindex' })
  return (
    <Page padTop={4} padBottom={12}>
      <Stack gap={5} className={styles.alone}>
        <HrefLink
          className="link alone small"
          href={outfit.isMine ? `/chat/${outfit.threadId}` : '/style-chat'}
        >
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
          {outfit.isMine ? 'Back to the chat' : 'Ask for an outfit of your own'}
        </HrefLink>
        <StyleOutfit outfit={outfit} isFirst onStale={onStale} heading="h1" />
        <section aria-labelledby="why">
          <Text as="h2" id="why" size={18}>
            Why it fits
          </Text>
          <ul>
            {outfit.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
        <Text size={12} tone="soft">
          Composed by a program from what is on the rail.{' '}
          <HrefLink className="link" href="/contact">
            Ask a person instead
          </HrefLink>
        </Text>
      </Stack>
    </Page>
  )
}

/**
 * Renders one outfit of a style chat: for its owner, and for everybody with the link once it is shared; to
 * others, that it isn't here.
 */
export function OutfitPageScreen() {
  const { threadId = '', outfitId = '' } = useParams({ strict: false })
  const [{ data, error }, ask] = useQuery({
    query: GetStyleOutfitDocument,
    variables: { threadId, id: outfitId },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data?.styleOutfit === null)
    return (
      <NotHere title="This outfit isn’t here">
        It was not shared, or the chat that it came from is deleted.
      </NotHere>
    )
  return (
    <Answered answer={data?.styleOutfit} failed={error} retry={again}>
      {(outfit) => <Whole outfit={outfit} onStale={again} />}
    </Answered>
  )
}
