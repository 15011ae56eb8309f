import { GetLegalDocumentDocument, GetLegalDocumentsDocument } from '@hemline/schema/generated/graphql.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute }
const legal = lazyRouteComponent(() => import('../domains/legal/LegalScreen.tsx'), 'LegalScreen')

export const legalIndexRoute = createRoute({
  ...parent,
  path: '/legal',
  loader: ({ context }) => void context.client.query(GetLegalDocumentsDocument, {}).toPromise(),
  component: legal,
})
export const legalRoute = createRoute({
  ...parent,
  path: '/legal/$slug',
  loader: ({ context, params }) => void context.client.query(GetLegalDocumentDocument, { slug: params.slug }).toPromise(),
  component: legal,
})
export const cleanoutRoute = createRoute({
  ...parent,
  path: '/cleanout',
  component: lazyRouteComponent(() => import('../domains/chrome/CleanoutScreen.tsx'), 'CleanoutScreen'),
})
