"""The API and the pages over HTTP: requests in, bodies of the wire or files out."""
