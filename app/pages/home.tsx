import { Banner } from '#ui/home/banner.tsx'
import { Benefits } from '#ui/home/benefits.tsx'

export default function Home() {
  return (
    <>
      <h1 className="sr-only">TecniYa: técnicos verificados para tu hogar</h1>
      <Banner />
      <Benefits />
    </>
  )
}
