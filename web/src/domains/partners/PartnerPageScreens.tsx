// Where pages of partners and charities are written: by employees at the desk, and by the partner's people.

import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Page, Stack } from '../../ui/layout.tsx'
import { ForSellers } from '../consignment/ForSellers.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { PageEditor } from './PageEditor.tsx'

const slugIn = (pathname: string) => pathname.split('/').at(-1) ?? ''

/**
 * Renders /employee/partner-pages/:slug, the editor of a partner's page, for employees with the task `texts`.
 * Others are refused, visitors sent to log in.
 */
export function StaffPartnerPageScreen() {
  const slug = slugIn(usePlace().pathname)
  return (
    <StaffFrame title="A page in the shop" task="texts">
      <p>
        <HrefLink className="link" href="/employee/partners">
          All partners
        </HrefLink>
      </p>
      <PageEditor key={slug} slug={slug} />
    </StaffFrame>
  )
}

/**
 * Renders /my/stock/:slug: the page of a partner, for the people of the partner; visitors are invited to log
 * in.
 */
export function MyPartnerPageScreen() {
  usePageHead({ title: 'Your page in the shop', robots: 'noindex' })
  const slug = slugIn(usePlace().pathname)
  return (
    <Page above={8} padBottom={16}>
      <Stack gap={8}>
        <h1>Your page in the shop</h1>
        <ForSellers>
          <p>
            <HrefLink className="link" href="/my/stock">
              Your stock here
            </HrefLink>
          </p>
          <PageEditor key={slug} slug={slug} />
        </ForSellers>
      </Stack>
    </Page>
  )
}
