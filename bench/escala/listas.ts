import type { Llamada } from '@valija/contract/llamada.ts'
import { todas } from '@valija/contract/llamadas.ts'
import { permisos } from '@valija/domain/acceso/permisos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { situaciones } from '@valija/domain/estancias/por-facturar.ts'
import { z } from 'zod'
import { primerHotel } from './filas.ts'

/** Records that a path names: of the middle of the register, and of who looks. */
const nombrados: Readonly<Record<string, (medio: number) => string>> = {
  '/api/lotes/:id': (medio) => String(medio),
  '/api/facturas/:id': (medio) => String(medio * 16),
  '/api/prefacturas/:id': (medio) => String(Math.max(1, Math.floor(medio / 7))),
  '/api/bitacora/:entidad/:id': (medio) => `lote/${medio}`,
}

const shapeOf = ({ query }: Llamada): Record<string, unknown> =>
  query instanceof z.ZodObject ? (query.shape as Record<string, unknown>) : {}
const allows = ({ allow }: Llamada, rol: Rol): boolean =>
  allow === 'sesion' || allow === 'publico' || (permisos[allow] as readonly Rol[]).includes(rol)

/** The home as each of its calls, and its counts by month and day. */
const delInicio = [
  '/api/inicio',
  '/api/inicio/avisos',
  '/api/inicio/resumen',
  '/api/inicio/graficas',
  '/api/inicio/primeros-pasos',
]

/** What a role's home asks, and every list of the contract that it may open; as the administrator the last page too. */
export function preguntasDe(rol: Rol, medio: number): { inicio: string[]; listas: string[] } {
  const suyas = todas.filter(
    (llamada) => llamada.method === 'GET' && llamada.file !== true && allows(llamada, rol),
  )
  const rutas = (llamada: Llamada): string[] => {
    const known = Object.entries(nombrados).find(([path]) => llamada.path.startsWith(path))
    const path = known
      ? llamada.path.replace(known[0], known[0].replace(/:.*/, known[1](medio)))
      : llamada.path
    if (path.includes(':')) return []
    const shape = shapeOf(llamada)
    if (!('porPagina' in shape)) return []
    // The documented ones without a page are the whole stage: that is no list but an export.
    const filtros =
      filtrosDe[llamada.path] ??
      ('pagina' in shape ? ['&pagina=1', `&pagina=${Math.ceil(medio / 15)}`] : [''])
    // The screens always name the category.
    const porCategoria = 'categoria' in shape ? categoriasDe(rol).map((una) => `&categoria=${una}`) : ['']
    return porCategoria.flatMap((categoria) =>
      filtros.flatMap((filtro) => [
        `${path}?porPagina=15${categoria}${filtro}`,
        ...(rol === 'admin' && 'fin' in shape ? [`${path}?porPagina=15${categoria}&fin=true${filtro}`] : []),
      ]),
    )
  }
  return {
    inicio: suyas.filter(({ path }) => delInicio.includes(path)).map(({ path }) => path),
    listas: suyas.flatMap(rutas),
  }
}

function categoriasDe(rol: Rol): Categoria[] {
  if (rol === 'admin') return ['Proveedor', 'Comisionista']
  return [rol === 'comisionista' || rol === 'OperativoComisionista' ? 'Comisionista' : 'Proveedor']
}

/** Lists that a screen opens by tab: each tab is one. */
const filtrosDe: Readonly<Record<string, readonly string[]>> = {
  '/api/lotes': ['noProcesado', 'enProcesoDeEnvio', 'enProcesoDePago', 'pagado'].flatMap((etapa) => [
    `&etapa=${etapa}`,
    `&etapa=${etapa}&proveedorId=${primerHotel + 17}`,
  ]),
  '/api/conciliacion/movimientos': ['', '&conSugerencia=true', '&estado=conciliado'],
  '/api/complementos/esperados': ['', '&situacion=pendientes', '&situacion=vencidos'],
  '/api/comisiones': [`&comisionistaId=${primerHotel + 20}`],
  '/api/por-facturar/reservas': situaciones.map((situacion) => `&situacion=${situacion}`),
}
