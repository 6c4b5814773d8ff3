import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { ReciboGuardado } from '@valija/contract/recibos.ts'
import { dinero } from '../../lib/formats.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'
import { Money, Quiet } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'
import { Stack } from '../../ui/layout.tsx'

type PagosGuardadosProps = {
  guardado: ReciboGuardado
  falla: unknown
  onComprobantes: (loteId: number) => void
}

/** What the save did, lote by lote; each opens its proofs, where one can be undone. */
export function PagosGuardados({ guardado, falla, onComprobantes }: PagosGuardadosProps) {
  return (
    <>
      <Notice tono="ok">{t.guardadoTexto({ n: guardado.guardados })}</Notice>
      {falla === null ? null : (
        <Stack gap={4}>
          <ErrorNotice error={falla} />
          <Quiet>{t.noSeMarco}</Quiet>
        </Stack>
      )}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
        {guardado.lotes.map((lote) => (
          <li
            key={lote.loteId}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '4px 16px',
              border: `1px solid ${c.linea}`,
              borderRadius: 8,
              padding: '8px 14px',
            }}
          >
            <b style={{ flex: 1, minWidth: 160 }}>{lote.nombre}</b>
            <Status
              estado={lote.estatus}
              text={
                lote.porPagar > 0
                  ? t.quedanPorPagar({ importe: dinero(lote.porPagar, lote.moneda) })
                  : lote.estatus
              }
              quiet
            />
            <Money value={lote.pagado} currency={lote.moneda} strong />
            <Button size="small" variant="outlined" onClick={() => onComprobantes(lote.loteId)}>
              {t.comprobantes}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
