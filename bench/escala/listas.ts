import type { Llamada } from '@valija/contract/llamada.ts'
import { todas } from '@valija/contract/llamadas.ts'
import { permisos } from '@valija/domain/acceso/permisos.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import { situaciones } from '@valija/domain/estancias/por-facturar.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
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
  query instanceof z.ZodObject ? query.shape : {}
const allows = ({ allow }: Llamada, rol: Rol): boolean =>
  allow === 'sesion' || allow === 'publico' || (permisos[allow] as readonly Rol[]).includes(rol)

/** What a figure is of, where it is of one. */
const deResumen: Readonly<Record<string, string>> = {
  '/api/comisiones/resumen': `?comisionistaId=${primerHotel + 20}`,
}
/** The home as each of its calls, and its counts by month and day; with them goes what stands over each list (`…/resumen`). */
const delInicio = ['/api/inicio', '/api/inicio/avisos', '/api/inicio/graficas', '/api/inicio/primeros-pasos']

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
    const textos = 'q' in shape ? textosDe(medio * 16).map((q) => `&q=${encodeURIComponent(q)}`) : []
    return porCategoria.flatMap((categoria) => [
      ...filtros.flatMap((filtro) => [
        `${path}?porPagina=15${categoria}${filtro}`,
        ...(rol === 'admin' && 'fin' in shape ? [`${path}?porPagina=15${categoria}&fin=true${filtro}`] : []),
      ]),
      ...textos.map(
        (q) => `${path}?porPagina=15${categoria}${filtrosConTexto[llamada.path] ?? filtros[0] ?? ''}${q}`,
      ),
    ])
  }
  return {
    inicio: suyas
      .filter(({ path }) => delInicio.includes(path) || path.endsWith('/resumen'))
      .map(({ path }) => path + (rol === 'comisionista' ? '' : (deResumen[path] ?? ''))),
    listas: suyas.flatMap(rutas),
  }
}

function categoriasDe(rol: Rol): Categoria[] {
  if (rol === 'admin') return ['Proveedor', 'Comisionista']
  return [rol === 'comisionista' || rol === 'OperativoComisionista' ? 'Comisionista' : 'Proveedor']
}

/** What is typed over a list: a code, the beginning that thousands share, a hotel's name, the word of all of them. */
const textosDe = (medio: number): string[] => [`RS${medio}`, 'RS1', 'hotelera 17', 'operadora']
/** The tab of most rows, where the text is looked for in a tab. */
const filtrosConTexto: Readonly<Record<string, string>> = {
  '/api/conciliacion/movimientos': '&estado=todos',
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
