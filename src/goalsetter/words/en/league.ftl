### A cluster for heavy work, and the doctor who looks at every part.

## Commands.

help-compute = Start the machines that do heavy work: bots, hard papers, reports.
help-compute-scheduler = Hand out heavy work to the workers.
help-compute-worker = Do heavy work for a scheduler.
help-compute-host = Where to listen. Other machines need the address of your own network here.
help-compute-port = The port to listen on. Use 0 for any free one.
help-compute-address = The address of the scheduler, like tcp://10.0.0.5:8786.
help-compute-processes = How many jobs to do at once. Use 0 for one per core.
help-doctor = Check the store and the cluster, and say what is wrong.
help-serve-compute = A cluster that does the heavy work, like tcp://10.0.0.5:8786.
help-serve-tls-ca = The file of the authority that signs the machines of the cluster.
help-serve-tls-cert = The file of this machine's certificate.
help-serve-tls-key = The file of that certificate's key.
help-serve-trust = Allow a cluster that is open to everyone. Say it twice to mean it.
compute-scheduler-ready = The scheduler is ready at { $address }.
compute-worker-ready = This machine now works for { $address }.
compute-failed = { $where } cannot be used: { $said }. Check the address and try again.

## Refusals.

server-no-cluster-address = { $came } is not the address of a cluster. Use one like tcp://10.0.0.5:8786.
server-cluster-files = { $came } does not fit the files given. An address with tls:// needs --tls-ca, --tls-cert and --tls-key. One with tcp:// takes none.
server-open-cluster = { $came } is open to the whole internet and asks for no certificate. Anyone could run programs there. Use a private address or tls://. If you still want it, say --trust-network twice.
server-no-extra = This needs more parts. Install goalsetter[server,{ $extra }].

## The doctor.

doctor-memory = The store is memory only. Nothing is kept when the server stops.
doctor-new = Nothing is kept at { $where } yet. The first start makes it.
doctor-store = The store at { $where } is fine. It answers in { $ms } ms.
doctor-slow-store = The store takes { $ms } ms to answer. More than { $most } ms makes every move feel late. Move it closer.
doctor-old-postgresql = PostgreSQL is version { $came }. It must be { $least } or newer.
doctor-clocks = The clock of the database is { $seconds } seconds off. Set both machines by a time server.
doctor-no-rights = The database user may not make tables. Give it the right to create.
doctor-cluster =
    { $workers ->
        [one] The cluster at { $where } is fine. It has { $workers } worker. A first job took { $ms } ms.
       *[other] The cluster at { $where } is fine. It has { $workers } workers. A first job took { $ms } ms.
    }
doctor-no-cluster = The cluster at { $where } did no work: { $said }. Is the scheduler up, with a worker of this version?
