// The slip that a giver puts into the box of a gift: the way back, and no price (decision 0247).
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { qrPath } from '../chrome/qr.ts'
import styles from './GiftSlip.module.css'
import type { GiftSlipProps } from './open-gift-slip.ts'

/** Renders a gift's slip, and the button that prints the slip alone. */
export function GiftSlip({ code, link, zip, pieces }: GiftSlipProps) {
  const { path, size } = qrPath(link)
  const page = new URL(link)
  return (
    <>
      <ModalTitle>A slip for the gift</ModalTitle>
      <Text tone="soft" below={5}>
        Put it with the gift. It names neither the price nor you.
      </Text>
      <article className={styles.slip} aria-label="Gift slip">
        <Text face="serif">Hemline</Text>
        <p className={styles.head}>A gift for you</p>
        {pieces.length > 0 && <p>In the box: {pieces.join('; ')}.</p>}
        <Row gap={5} align="stretch" padTop={4} className={styles.way}>
          <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={`QR code of ${link}`}>
            <path d={path} />
          </svg>
          <Stack gap={3} top>
            <p>
              <b>Not quite right?</b> Most pieces can go back for shop credit of your own, within{' '}
              {deliveryReturnDays} days of their arrival.
            </p>
            <p>
              Scan the code, or open{' '}
              <Text as="span" weight={600} breaks>
                {page.host}
                {page.pathname}
              </Text>
            </p>
            <Row as="dl" gap={6} rows={2} align="stretch">
              <div>
                <dt>Gift code</dt>
                <dd>{code}</dd>
              </div>
              {zip && (
                <div>
                  <dt>ZIP code</dt>
                  <dd>{zip}</dd>
                </div>
              )}
            </Row>
          </Stack>
        </Row>
      </article>
      <Row gap={3} above={6}>
        <Button onClick={() => globalThis.print()}>Print it</Button>
        <Button look="text" onClick={() => closeModal()}>
          Close
        </Button>
      </Row>
    </>
  )
}
