import { notFoundHead } from '@hemline/rules/seo/document-head.ts'
import { Link } from '@tanstack/react-router'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { NeedleDrawing } from '../../ui/NeedleDrawing.tsx'
import styles from './NotFoundScreen.module.css'

/** Shows the 404 page; the host answers such an address with status 404. */
export function NotFoundScreen() {
  usePageHead(notFoundHead)
  return (
    <Page>
      <Stack as="section" gap={6} align="center" padTop={10} padBottom={12} className={styles.lost}>
        <div>
          <h1>We dropped a stitch</h1>
          <Text above={4} below={6} upTo="short" size={18} tone="soft">
            There is nothing at this address. The piece may have sold and been put away, or the link has a
            typo.
          </Text>
          <Row align="stretch">
            <Link to="/" className={buttonClass()}>
              Back to the shop
            </Link>
            <Link to="/products" search={{ sort: 'newest_first' }} className={buttonClass({ look: 'line' })}>
              See what is new
            </Link>
          </Row>
        </div>
        <NeedleDrawing />
      </Stack>
    </Page>
  )
}
