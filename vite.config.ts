import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { namedReact, plainImports, withoutUnusedRouter } from './vite.lighter.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** What everybody and the catalogue need, what each other way of use adds to it, and the rest. */
const CIRCLES = [
  { name: 'site', neededBy: /[\\/]app[\\/](root|entry\.client|pages[\\/]catalogue)\.tsx/, minShareCount: 1 },
  { name: 'refusal', neededBy: /[\\/]app[\\/]ui[\\/]layout[\\/]refusal-view\.tsx/, minShareCount: 1 },
  { name: 'home', neededBy: /[\\/]app[\\/]pages[\\/]home\.tsx/ },
  { name: 'profile', neededBy: /[\\/]app[\\/]pages[\\/]technician-profile\.tsx/ },
  { name: 'reading', neededBy: /[\\/]app[\\/]pages[\\/]reading\.tsx/ },
  { name: 'door', neededBy: /[\\/]app[\\/]pages[\\/](login|register|forgot|reset)\.tsx/ },
  { name: 'session', neededBy: /[\\/]app[\\/]ui[\\/]live[\\/]live-session\.ts/, minShareCount: 1 },
  { name: 'account', neededBy: /./ },
]

/** The first circle that needs this module, directly or not. So no circle needs anything of a later one. */
function circleOf(id: string, graph: ModuleGraph): string | undefined {
  const seen = new Set([id])
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return CIRCLES.find(({ neededBy }) => [...seen].some(each => neededBy.test(each)))?.name
}

/** React, its router, and what the bundler itself needs to run them. */
const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|named:react|rolldown[\\/]runtime/

// Each file costs a request and its headers: what pages share comes in a few files, not in dozens. Files that needed
// each other would not do: one of them runs before what it needs.
const codeSplitting = {
  groups: [
    { name: 'react', test: REACT, priority: 10 },
    ...CIRCLES.map(({ name, minShareCount = 2 }, at) => ({
      name: (id: string, graph: ModuleGraph) => (circleOf(id, graph) === name ? name : null),
      minShareCount,
      // A file takes along what it needs: the inner circles choose first.
      priority: CIRCLES.length - at,
    })),
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedReact(), plainImports(), withoutUnusedRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting },
          optimization: { inlineConst: true },
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
})
