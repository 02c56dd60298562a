export default function Unauthorized() {
  return <h1>No autorizado</h1>
}
