export default function Home() {
  return <h1>TecniYa</h1>
}
