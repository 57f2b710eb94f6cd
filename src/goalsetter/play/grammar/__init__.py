"""How actions are written: values, phrases, quotation marks. Record and rows both build on it."""
