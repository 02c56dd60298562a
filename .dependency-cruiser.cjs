// Which file may import which (docs/architecture.md): the ladder of subjects, the layers in each, a reason in every rule.
// Run by tests/boundaries.ts, which also fails when a file or a folder escapes these rules.

/** A subject imports from those before it, never from those after it. */
const LADDER = [
  'platform',
  'accounts',
  'technicians',
  'demand',
  'verification',
  'reviews',
  'bookings',
  'visits',
  'prices',
  'catalogue',
  'guarantee',
  'agenda',
  'whatsapp',
  'reports',
  'rights',
  'moderation',
  'board',
  'site',
]

/** Layers whose code never reaches a browser; all their files end in .server.ts. */
const SERVER_LAYERS = '^app/[^/]+/(persistence|identity|trail|use-cases|jobs)/'
/** What browsers run; elsewhere, whatever does not say .server. */
const BROWSER_FILES =
  '^app/[^/]+/(domain|wording|ui|photos|notifications)/|^app/service-worker/|^app/entry[.]client'
const SERVER_FILE = '[.]server[.]tsx?$'
/** Tests may import anything. */
const TEST_FILE = '[.]test[.]tsx?$'
const PAGES = '^app/[^/]+/pages/'

/** Files under `from`, and the only places of app/ they may reach. `packages`, if given, are the only ones they may use. */
const places = (name, from, { may, packages, comment }) => ({
  name: `${name}-knows-only-its-own`,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST_FILE },
  to: {
    pathNot: [
      ...may.map(place => `^app/${place}`),
      ...(packages ?? ['(^|/)node_modules/']),
      ...(packages ? [] : ['^(node:)?[a-z_/]+$']),
    ],
  },
})

/** The layer of that name in every subject; `may` names layers, of any subject. */
const layer = (name, { may, also = [], ...rest }) =>
  places(name, `^app/[^/]+/${name}/`, { may: [...may.map(each => `[^/]+/${each}/`), ...also], ...rest })

/** A package that only some places may use. */
const only = (places, packages, comment) => ({
  name: `${packages[0].replaceAll(/[^a-z-]/g, '')}-stays-in-its-room`,
  comment,
  severity: 'error',
  from: { pathNot: [...places.map(place => `^${place}`), '^tests/', '^bench/', TEST_FILE] },
  to: { path: packages.map(name => `(^|/)node_modules/${name}(/|$)`) },
})

/** Pages compose subjects, so the ladder does not bind them. */
const ladder = LADDER.map((subject, rung) => ({
  name: `${subject}-imports-nothing-above-it`,
  comment: 'What a subject shows of one above it is handed in by the page, as a prop or a child.',
  severity: 'error',
  from: { path: `^app/${subject}/`, pathNot: [PAGES, TEST_FILE] },
  to: { path: `^app/(${LADDER.slice(rung + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...ladder,
    layer('domain', {
      may: ['domain'],
      packages: ['(^|/)node_modules/zod/'],
      comment:
        'What is true must not depend on how it is stored, shown or asked for: zod and itself, nothing else.',
    }),
    layer('wording', {
      may: ['wording', 'domain'],
      comment: 'Spanish is chosen from data of the domain; it needs neither a server nor a component.',
    }),
    layer('ui', {
      may: ['ui', 'wording', 'domain'],
      also: ['platform/photos/transformation[.]ts$'],
      comment:
        'Components take props and give markup; who fetches the data is the page. A photo is asked for at its size.',
    }),
    layer('persistence', {
      may: ['persistence', 'domain'],
      also: ['platform/(files|photos|trail)/'],
      comment: 'Storing knows what is stored and nothing of who asks, who is told or what is shown.',
    }),
    layer('trail', {
      may: ['trail', 'persistence', 'domain'],
      comment: 'The trail stores who did what; what an act means is decided elsewhere.',
    }),
    layer('identity', {
      may: ['identity', 'persistence', 'domain'],
      comment: 'Who somebody is does not depend on what they want to do.',
    }),
    layer('network', {
      may: ['network'],
      comment: 'Which addresses may be connected to does not depend on what is fetched.',
    }),
    layer('(photos|files)', {
      may: ['(photos|files)', 'network', 'domain', 'wording'],
      comment: 'Files are kept by name; whose they are is decided elsewhere.',
    }),
    layer('(mail|push|whatsapp)', {
      may: ['(mail|push|whatsapp)', '(photos|files)', 'network', 'domain', 'wording'],
      comment: 'Sending knows addresses and bytes; what is told is written by the notifications.',
    }),
    layer('documents', {
      may: ['documents', '(photos|files)', 'wording', 'domain'],
      comment: 'A PDF is drawn from text and measures; what it says is written by the notifications.',
    }),
    layer('notifications', {
      may: ['notifications', 'wording', 'domain'],
      also: ['platform/(mail|push|whatsapp|documents)/'],
      comment:
        'A letter is written from what it is handed, in our words and with our name; it looks nothing up.',
    }),
    layer('use-cases', {
      may: ['domain', 'persistence', 'identity'],
      also: [
        'platform/(photos|files|trail)/',
        'services[.]ts$',
        '[^/]+/use-cases/(verify-present-password|as-acting-admin)[.]server[.]ts$',
      ],
      comment:
        'A use case runs alike from a page, a job or a command line, and calls no other. What asking for the password again needs is one file, and so is what the acts of administrators begin with.',
    }),
    layer('jobs', {
      may: ['jobs', 'use-cases', 'persistence', 'identity', 'notifications', 'wording', 'domain'],
      also: ['platform/(mail|push|whatsapp|files)/', 'services[.]ts$'],
      comment: 'A job runs later what a page could run now; it has no request and shows nothing.',
    }),
    layer('http', {
      may: ['http', 'use-cases', 'identity', '(photos|files)', 'domain', 'wording'],
      also: ['guards/', 'services[.]ts$'],
      comment: 'Pieces of request and response that pages share: forms, cookies, log paths.',
    }),
    places('service-worker', '^app/service-worker/', {
      may: [
        'service-worker/',
        '[^/]+/(domain|wording)/',
        'bookings/notifications/push-messages[.]ts$',
        'platform/ui/offline/unsent-acts[.]ts$',
      ],
      comment:
        'The worker has no page and no React; it shares with pages what the domain and the wording say.',
    }),
    places('guards', '^app/guards/', {
      may: ['guards/', '[^/]+/(identity|domain)/', 'accounts/ui/live/', 'services[.]ts$'],
      comment: 'Who may pass is decided before any page is chosen; a page of a session that ended is hidden.',
    }),
    {
      name: 'use-cases-know-no-web',
      comment: 'A use case answers with values; requests, redirects and components belong to pages.',
      severity: 'error',
      from: { path: '^app/[^/]+/use-cases/', pathNot: TEST_FILE },
      to: { path: '(^|/)node_modules/(react|react-dom|react-router|@react-router|hono)/' },
    },
    {
      name: 'no-page-imports-a-page',
      comment:
        'What two pages share is a component, a query, a use case or a server file beside them; pages are leaves.',
      severity: 'error',
      from: { path: PAGES, pathNot: TEST_FILE },
      to: { path: PAGES, pathNot: [SERVER_FILE, '-answer[.]ts$', '[+]types/'] },
    },
    {
      name: 'only-the-route-table-names-pages',
      comment: 'Nothing below a page may know that it exists.',
      severity: 'error',
      from: { path: '^app/', pathNot: [PAGES, TEST_FILE] },
      to: { path: PAGES },
    },
    {
      name: 'nobody-imports-the-process',
      comment: 'server/ holds the product; the product does not know by whom it is held.',
      severity: 'error',
      from: { path: '^app/', pathNot: TEST_FILE },
      to: { path: '^(server|database|bench|tests)/' },
    },
    {
      name: 'nothing-real-imports-tests',
      comment: 'Tests and benches may import anything; nothing that runs for people may lean on them.',
      severity: 'error',
      from: { pathNot: ['^tests/', '^bench/', '^[^/]+$', TEST_FILE] },
      to: { path: ['^tests/', TEST_FILE] },
    },
    {
      name: 'server-rooms-say-so',
      comment: 'A file name ending in .server.ts is what keeps the build from sending it to browsers.',
      severity: 'error',
      from: {},
      to: { path: SERVER_LAYERS, pathNot: [SERVER_FILE, TEST_FILE] },
    },
    {
      name: 'browser-rooms-stay-in-the-browser',
      comment: 'Rooms that browsers run must not pull a server file along.',
      severity: 'error',
      from: { path: BROWSER_FILES, pathNot: [SERVER_FILE, TEST_FILE] },
      to: { path: SERVER_FILE },
    },
    {
      name: 'browser-rooms-know-no-node',
      comment: 'What browsers run cannot use files, sockets or the clock of a process.',
      severity: 'error',
      from: { path: BROWSER_FILES, pathNot: [SERVER_FILE, TEST_FILE] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-barrels',
      comment: 'An index that re-exports hides where a thing lives and drags its neighbours along.',
      severity: 'error',
      from: {},
      to: { path: '^(app|server)/.*(^|/)index[.]tsx?$' },
    },
    only(
      ['app/[^/]+/(persistence|trail)/', 'database/', 'server/'],
      ['drizzle-orm', 'pg', 'rate-limiter-flexible'],
      'SQL is spoken in one room of the product; the process may speak it to migrate and load.',
    ),
    only(
      ['app/accounts/identity/'],
      ['better-auth', '@better-auth'],
      'Whoever leaves Better Auth one day changes one room.',
    ),
    only(
      ['server/'],
      ['hono', '@hono', 'graphile-worker', 'pino', 'prom-client', '@opentelemetry'],
      'The shell, the queue, the log, metrics and traces are the process’s.',
    ),
    {
      name: 'traces-are-imported-lazily',
      comment: 'Without a trace endpoint nothing of OpenTelemetry is loaded.',
      severity: 'error',
      from: { pathNot: ['^server/tracing/', TEST_FILE] },
      to: { path: '^server/tracing/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'A rule cannot judge an import that it cannot find.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[+]types/' },
    },
    {
      name: 'no-undeclared-packages',
      comment:
        'What is imported is in package.json, and what people run is not among the tools, the build apart.',
      severity: 'error',
      from: {
        path: '^(app|server|database)/',
        pathNot: [TEST_FILE, '^app/(root|routes)[.]tsx?$', '^server/(build|dev)[.]ts$'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}
