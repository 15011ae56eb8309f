// Who may import whom (the table of ARCHITECTURE.md). tools/checks/imports.test.ts plants
// a violation of every rule.
import { domainLayers, doorsBelow } from './tools/checks/domain-layers.ts'

const ours = '^(?:api|db|pictures|rules|schema|search-indexer|tools|web)/'
const tests = '\\.(?:test|spec|contract)\\.tsx?$|/testing/'
const only = (name, from, allowed, pathNot) => ({
  name,
  severity: 'error',
  from: { path: from, ...(pathNot ? { pathNot } : {}) },
  to: { path: ours, pathNot: allowed },
})

// An API domain sees rules, platform, interfaces of ports, generated types, itself, and
// only y/y.ts of lower layers.
const domains = domainLayers.flat().map((name) =>
  only(
    `api-domain-${name}`,
    `^api/src/domains/${name}/`,
    [
      '^rules/src/',
      '^db/src/(?:connect|types|catalogue-rows|charities|gift-card-codes|kit-rows)\\.ts$',
      '^schema/generated/',
      '^api/src/(?:platform|generated)/',
      '^api/src/(?:at-work|context|config)\\.ts$',
      // A port's interface is `name.ts`; its drivers are `name.driver.ts`.
      '^api/src/ports/[\\w-]+\\.ts$',
      doorsBelow(name),
      ...(name === 'search' ? ['^schema/search/'] : []),
    ],
    tests,
  ),
)

export default {
  forbidden: [
    // A screen loaded lazily may open what loads it: that import runs later, so it is no cycle at start.
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '\\?raw$|\\.css$|^virtual:|^@graphql-typed-document-node/' },
    },
    only('rules-stand-alone', '^rules/', ['^rules/']),
    only('schema', '^schema/', ['^schema/', '^rules/']),
    only('db', '^db/', ['^db/', '^rules/']),
    only('pictures', '^pictures/', ['^pictures/', '^rules/']),
    only('vision', '^vision/', ['^vision/', '^rules/']),
    only(
      'indexer',
      '^search-indexer/',
      ['^search-indexer/', '^rules/', '^schema/search/', '^db/src/(?:connect|types|catalogue-rows)\\.ts$'],
      tests,
    ),
    only(
      'web-src',
      '^web/src/',
      ['^web/src/', '^rules/', '^schema/generated/'],
      `^web/src/main\\.tsx$|${tests}`,
    ),
    only('web-main', '^web/src/main\\.tsx$', [
      '^web/src/',
      '^rules/',
      '^schema/generated/',
      '^web/mocks/browser\\.ts$',
    ]),
    {
      name: 'mocks-only-on-demand',
      comment: 'by a dynamic import, so that they are never in the product',
      severity: 'error',
      from: { path: '^web/src/main\\.tsx$' },
      to: { path: '^web/mocks/', dependencyTypesNot: ['dynamic-import'], dynamic: false },
    },
    only('web-tests', '^web/src/', ['^web/', '^rules/', '^schema/'], `^(?!.*(?:${tests})).*$`),
    only('web-mocks', '^web/mocks/', ['^web/mocks/', '^rules/', '^schema/']),
    only('web-host', '^web/host/', [
      '^web/host/',
      '^rules/',
      '^schema/generated/',
      '^web/src/testing/route-examples\\.ts$',
    ]),
    only('web-ui', '^web/src/ui/', ['^web/src/ui/'], tests),
    {
      name: 'web-domain-privates',
      comment: "another domain's cache and store are its own",
      severity: 'error',
      from: { path: '^web/src/domains/([^/]+)/' },
      to: { path: '^web/src/domains/[^/]+/.*\\.(?:cache|store)\\.tsx?$', pathNot: '^web/src/domains/$1/' },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `^web/src/(?:routes/|router\\.tsx?$|main\\.tsx$)|${tests}` },
      to: { path: '^web/src/routes/' },
    },
    {
      name: 'unknown-domain',
      severity: 'error',
      from: { path: '^api/src/domains/', pathNot: `^api/src/domains/(?:${domainLayers.flat().join('|')})/` },
      to: {},
    },
    ...domains,
    {
      name: 'domains-from-above-only',
      comment: 'platform and ports know no domain',
      severity: 'error',
      from: { path: '^api/src/(?:platform|ports)/', pathNot: tests },
      to: { path: '^api/src/domains/' },
    },
    {
      name: 'api-never-web',
      severity: 'error',
      from: { path: '^api/', pathNot: tests },
      to: { path: '^(?:web|search-indexer|tools)/' },
    },
    {
      name: 'nothing-imports-tools',
      comment: 'but tests of the API run on the sandbox processor',
      severity: 'error',
      from: { path: ours, pathNot: '^tools/|^api/src/testing/processor\\.ts$' },
      to: { path: '^tools/' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { path: ours, pathNot: `${tests}|^web/mocks/|^tools/|\\.config\\.ts$` },
      to: { path: tests },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/dist/|mockServiceWorker' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
