// What somebody sees where a picture can't be searched with: what happened, what helps, and the way on.
import {
  type ImageSearchReason,
  imageSearchUnknownWords,
  imageSearchWords,
} from '@hemline/rules/image-search/terms.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LookingGlassDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'
import { openPictureSheet } from './open-picture-sheet.ts'

type Props = { reason: ImageSearchReason | undefined; heading?: 'h1' | 'h2' }

/** Renders why a picture search failed, and what to do; general words for an unknown reason. */
export function WhatHelps({ reason, heading = 'h1' }: Props) {
  const { title, message, remedy } = reason ? imageSearchWords[reason] : imageSearchUnknownWords
  // With no room or no search for pictures, the shop itself is the way on.
  const isShut = reason === 'unavailable' || reason === 'full'
  const action = (
    <>
      {isShut && (
        <HrefLink className={buttonClass({ look: 'main' })} href="/products">
          See all pieces
        </HrefLink>
      )}
      <Button look={isShut ? 'line' : 'main'} onClick={() => void openPictureSheet()}>
        {isShut ? 'Try again with a picture' : 'Search with another picture'}
      </Button>
      {!isShut && (
        <HrefLink className="link alone" href="/">
          Back to the shop
        </HrefLink>
      )}
    </>
  )
  return (
    <EmptyState heading={heading} drawing={<LookingGlassDrawing />} title={title} action={action}>
      {message} {remedy}
    </EmptyState>
  )
}

/**
 * Renders why a picture search failed as a whole page, with what to do; general words without a known reason.
 */
export function ErrorPage({ reason }: Pick<Props, 'reason'>) {
  usePageHead({
    title: reason ? imageSearchWords[reason].title : imageSearchUnknownWords.title,
    robots: 'noindex',
  })
  return (
    <Page padTop={4} padBottom={12}>
      <WhatHelps reason={reason} />
    </Page>
  )
}
