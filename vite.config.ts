import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// One chunk with React, the frame of every page and the catalogue: a first visit would otherwise load 48 small files.
const site = {
  name: 'site',
  test: /[\\/]node_modules[\\/]|[\\/]app[\\/](root|catalogue[\\/]pages[\\/]catalogue)\.tsx/,
}

// What ten or more pages share: one file instead of a dozen for each of them, and a shorter route manifest. Not fewer, or the
// home page would load what only signed-in people see.
const pages = { name: 'pages', test: /[\\/]app[\\/]/, minShareCount: 10 }

// The names of all files are part of the route manifest, which every first visit loads: without words it is a sixth smaller.
const fileNames = { chunkFileNames: 'assets/[hash].js', entryFileNames: 'assets/[hash].js' }

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // What the browser needs is React and React Router, which their plugin names. In `npm run dev` Vite would come across packages of
  // the server after the first page has begun, bundle everything again and answer 504 to the modules of that page.
  optimizeDeps: { noDiscovery: true },
  // `<use href>` and the Content-Security-Policy (font-src 'self') need files, not data: URLs.
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: [site, pages] } } } },
    },
  },
})
