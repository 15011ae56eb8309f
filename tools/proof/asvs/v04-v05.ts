import { because, gap, met, none, type Row } from './row.ts'

const edge = 'api/src/edge.test.ts'
const photos = 'api/src/domains/photos/photos.test.ts'
const noSockets = 'There are no WebSockets: live events are sent over HTTP.'

const v4: readonly Row[] = [
  met(
    '4.1.1',
    'every answer says what it is, and in which letters',
    'tools/proof/graphql-http.test.ts',
    'GraphQL over HTTP',
  ),
  gap(
    '4.1.2',
    'only pages lead from HTTP to HTTPS',
    'HTTPS ends before the host; what redirects there is the operator’s, and the repository has no configuration of it.',
  ),
  met(
    '4.1.3',
    'what a proxy says can’t be said by clients',
    edge,
    'the client’s address is believed from the configured proxy only',
  ),
  because(
    '4.2.1',
    'where a request ends is not a matter of opinion',
    'Host and API both read by Node’s parser, in strict mode, which refuses a length beside chunks.',
  ),
  met(
    '4.3.1',
    'queries are known ones, and their depth and cost bounded',
    'api/src/platform/limits.ts',
    'maxDepth = 12',
  ),
  met('4.3.2', 'production tells nobody its schema', 'api/src/production.test.ts', '__schema'),
  none('4.4.1', 'WebSocket over TLS', noSockets),
  none('4.4.2', 'origin of a WebSocket', noSockets),
  none('4.4.3', 'tokens of a WebSocket', noSockets),
  none('4.4.4', 'beginning of a WebSocket', noSockets),
]

const v5: readonly Row[] = [
  met('5.1.1', 'which files are taken is written down', 'docs/security.md', '## Photographs'),
  met(
    '5.2.1',
    'files have a size that can be dealt with',
    photos,
    'are refused when they are damaged, too small, too large, or a bomb',
  ),
  met(
    '5.2.2',
    'files are what their bytes say',
    photos,
    'are what their bytes say, whatever they are called',
  ),
  met(
    '5.2.3',
    'packed files are measured before they are unpacked',
    photos,
    'are refused when they are damaged, too small, too large, or a bomb',
  ),
  because(
    '5.3.1',
    'no file is run',
    'The host serves the built site alone; photographs lie elsewhere, are written anew as JPEG and read by number.',
  ),
  met('5.3.2', 'no path is made of input', 'api/src/ports/photo-store.test.ts', '../../etc/passwd'),
  because(
    '5.4.1',
    'names of files that people send are ignored',
    'The form’s file name is never read; downloads have names of ours.',
  ),
  met(
    '5.4.2',
    'names of downloads can’t be played with',
    'api/src/domains/labels/label-file.ts',
    'inline; filename="hemline-label-',
  ),
  gap(
    '5.4.3',
    'files are looked at by a virus scanner',
    'There is none. What is kept is drawn anew from pixels, by people with a role for it; the file itself is thrown away.',
  ),
]

export const fileRows: readonly Row[] = [...v4, ...v5]
