// What makes scripts lighter than bundlers know how to make them. Each step says so when it no longer applies.
import type { Plugin } from 'vite'
import routerConfig from './react-router.config.ts'

const REACT_PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const NAMED = '\0named:'

/**
 * React is CommonJS: bundled as it is, each use of it is written `(0,x.jsx)(…)`. With its exports under names of their
 * own that is `j(…)`.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    ...inBuiltScripts,
    resolveId(source, importer, { kind }) {
      const named = kind === 'import-statement' && REACT_PARTS.includes(source)
      return named && !importer?.startsWith(NAMED) ? NAMED + source : null
    },
    async load(id) {
      if (!id.startsWith(NAMED)) return null
      const source = id.slice(NAMED.length)
      const names = Object.keys(await import(source)).filter(
        name => /^[a-zA-Z]\w*$/.test(name) && name !== 'default',
      )
      return [
        `import whole from '${source}'`,
        'export default whole',
        ...names.map(name =>
          // Elements with several children have a second name for the same function.
          name === 'jsxs' ? 'export { jsx as jsxs }' : `export const ${name} = whole.${name}`,
        ),
      ].join('\n')
    },
  }
}

/** The router chooses by options that it reads in the browser, so no bundler can tell what is never run. */
export function withoutUnusedRouter(): Plugin {
  if (routerConfig.routeDiscovery.mode !== 'initial') throw new Error('Browsers now need fog-of-war.js.')
  // The last line of each names what only servers use: the router's index mentions it, and nothing of it is left.
  return standIns('without-unused-router', {
    // Every route is known from the start.
    '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
      export const isFogOfWarEnabled = () => false
      export const getPartialManifest = manifest => manifest
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const useFogOFWarDiscovery = () => {}
      export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
    // `HydratedRouter` is given no `instrumentations`.
    '/react-router/dist/production/lib/router/instrumentation.js': `
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = router => router
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export let instrumentHandler, instrumentationResultMetaContext`,
  })
}

/**
 * Vite wraps each `import()` into a loader of style sheets and of what the file needs. All styles are in one sheet that
 * every page has, and files that come when wanted need nothing that is not there already.
 */
export function plainImports(): Plugin {
  return standIns('plain-imports', {
    '\0vite/preload-helper.js': 'export const __vitePreload = load => load()',
  })
}

/** Modules, by the end of their names, and what is read in their place. */
function standIns(name: string, parts: Record<string, string>): Plugin {
  const missing = new Set(Object.keys(parts))
  return {
    name,
    ...inBuiltScripts,
    load(id) {
      const end = Object.keys(parts).find(part => id.replaceAll('\\', '/').endsWith(part))
      if (end === undefined) return null
      missing.delete(end)
      return parts[end]
    },
    generateBundle() {
      if (missing.size > 0) this.error(`${name} looked in vain for ${[...missing].join(', ')}`)
    },
  }
}

const inBuiltScripts = {
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
} satisfies Partial<Plugin>
