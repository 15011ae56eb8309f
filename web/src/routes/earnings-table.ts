// The rows of earnings and of the ways they leave.
import type { RouteRow } from './row.ts'

export const earningsRows: readonly RouteRow[] = [
  {
    kind: 'my-earnings',
    path: '/my/cleanouts/earnings',
    example: '/my/cleanouts/earnings',
    pageType: 'account',
    chrome: 'full',
    title: 'Your earnings',
  },
  {
    kind: 'earnings',
    path: '/cleanout/earnings',
    example: '/cleanout/earnings',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Your earnings',
  },
  {
    kind: 'cash-out',
    path: '/cleanout/cashout',
    example: '/cleanout/cashout',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Cash out',
  },
  {
    kind: 'cash-out-cash',
    path: '/cleanout/cashout/cash',
    example: '/cleanout/cashout/cash',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Cash out',
  },
  {
    kind: 'cash-out-credit',
    path: '/cleanout/cashout/credit',
    example: '/cleanout/cashout/credit',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Turn earnings into store credit',
  },
  {
    kind: 'cash-out-donate',
    path: '/cleanout/cashout/donate',
    example: '/cleanout/cashout/donate',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Donate your earnings',
  },
  {
    kind: 'cash-out-result',
    path: '/cleanout/cashout/$id',
    example: '/cleanout/cashout/0193aa10-0000-7000-8000-0000c0000001',
    pageType: 'cleanout',
    chrome: 'full',
    title: 'Your cash-out',
  },
  {
    kind: 'verify-email',
    path: '/verify-email/$token',
    example: '/verify-email/working',
    pageType: 'account',
    chrome: 'full',
    title: 'Confirm your email',
  },
]
