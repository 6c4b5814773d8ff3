import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { EstadosScreen } from './estados.tsx'
import { MetodosScreen } from './metodos.tsx'
import { ProductosScreen } from './productos.tsx'
import { PromocionesScreen } from './promociones.tsx'

const screens: Record<string, (props: { may: boolean | undefined }) => React.ReactNode> = {
  metodos: MetodosScreen,
  promociones: PromocionesScreen,
  productos: ProductosScreen,
  estados: EstadosScreen,
}

/** One sub-screen of the payments per catalogue. */
export default function CatalogoScreen() {
  const { catalogo = '' } = useParams()
  const { data } = useQuery(pagosApi.ajustes.query())
  const Chosen = screens[catalogo] ?? MetodosScreen
  return <Chosen key={catalogo} may={data?.puedeCatalogos} />
}
