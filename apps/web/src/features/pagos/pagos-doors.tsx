import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useNavigate } from 'react-router'
import { paths, pathTo } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'

/** From the list of payments: its catalogues, the bank's statements, and a new one. */
export function PagosDoors({ puedeConciliar }: { puedeConciliar: boolean }) {
  const navigate = useNavigate()
  const go = (catalogo: string) => () => void navigate(pathTo(paths.catalogosPago, { catalogo }))
  return (
    <>
      <LinkButton to={pathTo(paths.catalogosPago, { catalogo: 'metodos' })}>{t.metodosDePago}</LinkButton>
      <LinkButton to={paths.estadosDeCuenta}>{t.estadoDeCuenta}</LinkButton>
      {puedeConciliar ? <LinkButton to={paths.conciliacion}>{t.conciliacion}</LinkButton> : null}
      <MoreMenu
        label={t.catalogos}
        actions={[
          { text: t.promociones, onClick: go('promociones') },
          { text: t.productos, onClick: go('productos') },
          { text: t.estados, onClick: go('estados') },
        ]}
      />
      <LinkButton filled to={paths.crearPago} icon="mas">
        {t.crearPago}
      </LinkButton>
    </>
  )
}
