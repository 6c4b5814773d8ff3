import Button from '@mui/material/Button'
import type { FacturaBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { useState } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { usePages } from '../../ui/facturas/pager.tsx'
import { Table } from '../../ui/facturas/table.ts'
import { Mono, Quiet, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** The facturas that the layout or ANT hold back: found, expected and what to do, by factura. */
type FacturasConFallaProps = {
  facturas: readonly FacturaBorrador[]
  onReason: (cfdi: string, motivo: string) => Promise<unknown>
}
export function FacturasConFalla({ facturas, onReason }: FacturasConFallaProps) {
  const [explicando, setExplicando] = useState<{ id: string; que: string } | null>(null)
  const malas = facturas.filter((f) => (f.layout?.hallazgos.length ?? 0) > 0)
  const phone = usePhone()
  const { visibles, pager } = usePages(malas)
  if (malas.length === 0) return null
  return (
    <Panel scrollX>
      <Table aria-label={t.tablaFacturas}>
        <thead>
          <tr>
            <th>{t.columnaFactura}</th>
            {phone ? null : (
              <>
                <th>{t.columnaUuid}</th>
                <th className="num">{t.columnaTotal}</th>
                <th className="num">{t.sumaLayout}</th>
              </>
            )}
            <th>{t.columnaMotivo}</th>
          </tr>
        </thead>
        <tbody>
          {visibles.map((f) => (
            <tr key={f.id}>
              <Text as="td" oneLine>
                <b>{nombreDeFactura(f.cabecera, f.nombre)}</b>
              </Text>
              {phone ? null : (
                <>
                  <td>
                    <Mono tone="texto2">{f.cabecera?.uuid}</Mono>
                  </td>
                  <td className="num">
                    <Money value={f.cabecera?.total} currency={f.cabecera?.moneda} />
                  </td>
                  <td className="num">
                    <Money value={f.layout?.suma} currency={f.cabecera?.moneda} />
                    {f.layout?.sinPropinas ? <Quiet> {t.sinPropinas}</Quiet> : null}
                  </td>
                </>
              )}
              <Text as="td" py={6} px={10}>
                {f.layout?.hallazgos.map((h) => (
                  <div key={h.codigo}>
                    {h.titulo}:{' '}
                    <Text tone={h.severidad === 'error' ? 'error' : 'atencion'}>{h.encontrado}</Text>.{' '}
                    {h.esperado === null ? null : (
                      <>
                        {t.esperado}: <Text tone="ok">{h.esperado}</Text>.{' '}
                      </>
                    )}
                    {h.remedio}{' '}
                    {h.codigo === 'reservaYaFacturada' ? (
                      <Button
                        size="small"
                        onClick={() => setExplicando({ id: f.id, que: h.encontrado ?? '' })}
                      >
                        {t.escribirMotivo}
                      </Button>
                    ) : null}
                  </div>
                ))}
              </Text>
            </tr>
          ))}
        </tbody>
      </Table>
      {pager}
      {explicando === null ? null : (
        <ReasonDialog
          title={t.reservaYaFacturada}
          save={(motivo) => onReason(explicando.id, motivo)}
          onClose={() => setExplicando(null)}
        >
          {explicando.que}
        </ReasonDialog>
      )}
    </Panel>
  )
}
