import type { FacturaBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { usePages } from '../../ui/facturas/pager.tsx'
import { Table } from '../../ui/facturas/table.ts'
import { Block, look, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'

const nombreDe = ({ cabecera, nombre }: FacturaBorrador): string => nombreDeFactura(cabecera, nombre)

/** Why it is not in the lote: the rules it broke, or what its layout still lacks. */
const motivosDe = ({ hallazgos, layout }: FacturaBorrador): string[] => {
  const rotas = [...hallazgos, ...(layout?.hallazgos ?? [])].filter(({ severidad }) => severidad === 'error')
  if (rotas.length > 0) return rotas.map(({ titulo }) => titulo)
  return [layout?.ant === 'pendiente' || layout?.ant === 'sinRespuesta' ? t.sinRespuestaAnt : t.sinRenglones]
}

type FacturasDelResumenProps = { titulo: string; facturas: readonly FacturaBorrador[]; motivos?: boolean }
/** A count of the summary opens its list; of those left out, with why. */
export function FacturasDelResumen({ titulo, facturas, motivos = false }: FacturasDelResumenProps) {
  const { visibles, pager } = usePages(facturas)
  if (facturas.length === 0) return null
  return (
    <details className={look({ framed: 8, ground: 'papel' })}>
      <summary className={look({ tall: 24, py: 10, px: 16, pointer: true })}>{titulo}</summary>
      <Block scrollX>
        <Table aria-label={titulo}>
          <thead>
            <tr>
              <th>{t.columnaFactura}</th>
              <th className="num">{t.columnaTotal}</th>
              {motivos ? <th>{t.columnaMotivo}</th> : null}
            </tr>
          </thead>
          <tbody>
            {visibles.map((factura) => (
              <tr key={factura.id}>
                <Text as="td" oneLine>
                  {nombreDe(factura)}
                </Text>
                <td className="num">
                  <Money value={factura.cabecera?.total} currency={factura.cabecera?.moneda} />
                </td>
                {motivos ? (
                  <Text as="td" py={6} px={10}>
                    {[...new Set(motivosDe(factura))].join('. ')}
                  </Text>
                ) : null}
              </tr>
            ))}
          </tbody>
        </Table>
      </Block>
      {pager}
    </details>
  )
}
